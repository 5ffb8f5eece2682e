import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for the life of the component, which calls the newest handler: a memoised child need not render for a new one. */
export function useStable<Arguments extends readonly unknown[]>(
  handler: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...given: Arguments) => newest.current(...given), []);
}
