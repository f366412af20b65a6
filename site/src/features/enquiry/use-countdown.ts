import { useEffect, useState } from 'react';

/** Seconds left until a time (milliseconds since the epoch), 0 once it is past or unset. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const over = until === null || now >= until;

  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);

  return over ? 0 : Math.ceil((until - now) / 1000);
}

/** The time so many seconds from now. */
export const timeIn = (seconds: number): number => Date.now() + seconds * 1000;
