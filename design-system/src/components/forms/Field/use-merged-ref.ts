import type { Ref, RefObject } from 'react';
import { useCallback } from 'react';

/** One ref that fills our own and the caller's. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined): (node: T | null) => void {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof given === 'function') given(node);
      else if (given) given.current = node;
    },
    [own, given],
  );
}
