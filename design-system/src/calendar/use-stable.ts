import { useInsertionEffect, useRef, useState } from 'react';

/** A function that stays the same and does what the newest one does, for listeners. */
export function useStable<Args extends unknown[], Result>(
  newest: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(newest);
  useInsertionEffect(() => {
    latest.current = newest;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
}
