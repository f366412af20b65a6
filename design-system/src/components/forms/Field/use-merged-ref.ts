import type { Ref, RefObject } from 'react';
import { useCallback } from 'react';

/** One ref that sets both our own and the caller's. */
export function useMergedRef<T>(own: RefObject<T | null>, callerRef: Ref<T> | undefined): (node: T | null) => void {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof callerRef === 'function') callerRef(node);
      else if (callerRef) callerRef.current = node;
    },
    [own, callerRef],
  );
}
