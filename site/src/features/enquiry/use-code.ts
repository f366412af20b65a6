import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * State of the one-time code: its error, and the server's wait between two attempts (§5). A code submitted during the
 * wait is sent once, when the wait is over.
 */
export function useCode(send: (otp: string) => void) {
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState<{ otp: string; until: number } | null>(null);
  const nextTry = useRef(0);
  const seconds = useCountdown(waiting?.until ?? null);

  const due = useEffectEvent(send);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setWaiting(null);
      due(waiting.otp);
    }, waiting.until - Date.now());
    return () => clearTimeout(timer);
  }, [waiting]);

  return {
    error,
    /** Seconds until the waiting code is sent. */
    seconds,
    /** Sends the code now, or after the wait. */
    send: (otp: string) => {
      setError(undefined);
      if (Date.now() < nextTry.current) setWaiting({ otp, until: nextTry.current });
      else {
        setWaiting(null);
        send(otp);
      }
    },
    /** Delays the next code. */
    waitFor: (waitSeconds: number) => {
      nextTry.current = timeIn(waitSeconds);
    },
    refuse: (text: string) => setError(text === '' ? undefined : text),
    clear: () => {
      setError(undefined);
      setWaiting(null);
    },
  };
}

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

export const timeIn = (seconds: number): number => Date.now() + seconds * 1000;
