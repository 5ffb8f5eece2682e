import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { whyStore } from '../../store/why.ts';
import { useWhy } from './use-why.ts';

/** The page comes to rest first. */
const REST_MS = 800;

/**
 * The answer to "why?": fetched when the page has come to rest, so that it is there at once when it is asked. It is no lazy
 * component: those may show a third of a second late the first time.
 */
export function Why() {
  useWhy();
  const isOpen = useStore(whyStore, ({ asked }) => asked.length > 0);
  const [Popover, setPopover] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { WhyPopover, warmUp } = await import('./why-popover.tsx');
      setPopover(() => WhyPopover);
      warmUp();
    };
    const timer = setTimeout(load, isOpen ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen && Popover ? <Popover /> : null;
}
