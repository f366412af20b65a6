import { useEffect, useEffectEvent } from 'react';

const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 30_000];
/** A hidden page lets go of its connection after this long: a browser has few for each site. */
const HIDDEN_MS = 30_000;

/**
 * Keeps a stream of server-sent events open while the page is visible, and opens it again when it ends. `connect`
 * resolves, once its stream has ended, to whether there was one; another `key` is another stream, and without a key
 * there is none.
 */
export function useStream(key: string | undefined, connect: (signal: AbortSignal) => Promise<boolean>): void {
  const open = useEffectEvent(connect);
  useEffect(() => {
    if (key === undefined) return undefined;
    const left = new AbortController();
    let connection = new AbortController();
    let failures = 0;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const onVisibility = () => {
      clearTimeout(hiding);
      if (document.visibilityState === 'hidden') hiding = setTimeout(() => connection.abort(), HIDDEN_MS);
    };
    const listen = async () => {
      while (!left.signal.aborted) {
        await untilVisible(left.signal);
        connection = new AbortController();
        const isConnected = await open(AbortSignal.any([left.signal, connection.signal]));
        failures = isConnected ? 0 : failures + 1;
        await pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, left.signal);
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    void listen();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(hiding);
      left.abort();
    };
  }, [key]);
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const untilVisible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'visible') {
      resolve();
      return;
    }
    const done = () => {
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });
