import { useInsertionEffect, useRef, useState } from 'react';

/** A function with a stable identity that always calls the latest version, for listeners. */
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
