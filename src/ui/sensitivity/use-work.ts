import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { askWork, dropWork, type Work, workFor, workStore } from '../../store/work.ts';
import type { RequestName } from '../../view/request-answers-form.ts';

/** A slider or a typed text rests this long before long work begins on it. */
const REST_MS = 150;

/**
 * Long work that is asked for while the component is on the screen, and anew when its line changes: the older one is
 * dropped. @param line kept by the caller as long as the question is the same; null asks nothing
 */
export function useWork(key: string, name: RequestName, line: object | null): Work | null {
  useEffect(() => {
    if (line === null) return;
    const timer = setTimeout(() => askWork(key, name, line), REST_MS);
    return () => clearTimeout(timer);
  }, [key, name, line]);
  useEffect(() => () => dropWork(key), [key]);
  const work = useStore(workStore, (works) => works[key] ?? null);
  const text = useMemo(() => line && JSON.stringify(line), [line]);
  return useMemo(() => (work === null || text === null ? work : workFor(work, text)), [work, text]);
}
