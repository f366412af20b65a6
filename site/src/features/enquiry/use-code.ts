import { OTP } from '@prospectus/contract/constants';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useCountdown } from './use-countdown.ts';

/**
 * The code's own state: its error, and the five seconds between two tries (§5). A code that is submitted
 * within them waits with a countdown, and is sent when they are over.
 */
export function useCode(send: (otp: string) => void) {
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState<{ otp: string; until: number } | null>(null);
  const lastTry = useRef(-Infinity);
  const seconds = useCountdown(waiting?.until ?? null);

  const due = useEffectEvent(send);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => due(waiting.otp), waiting.until - Date.now());
    return () => clearTimeout(timer);
  }, [waiting]);

  return {
    error,
    /** Seconds until the waiting code is sent. */
    seconds,
    throttled: () => Date.now() - lastTry.current < OTP.verifyThrottleMs,
    sent: () => {
      lastTry.current = Date.now();
      setWaiting(null);
    },
    /** Sends this code when the wait is over: the server's, in seconds, or what is left of the five. */
    waitFor: (otp: string, retryAfter?: number) => {
      setError(undefined);
      setWaiting({ otp, until: retryAfter ? Date.now() + retryAfter * 1000 : lastTry.current + OTP.verifyThrottleMs });
    },
    refuse: (text: string) => setError(text),
    clear: () => {
      setError(undefined);
      setWaiting(null);
    },
  };
}
