import type { Presence, SavedChange } from '@prospectus/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 30_000];
/** A hidden page lets go of its connection after this long: a browser has few for each site. */
const HIDDEN_MS = 30_000;

/** The names of colleagues who have the same record open; `onSaved` is called for what anybody saves in it. */
export function usePresence(
  resource: string,
  id: Identifier | undefined,
  onSaved: (change: SavedChange) => void,
): readonly string[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [people, setPeople] = useState<Presence['people']>([]);
  const saved = useEffectEvent(onSaved);

  useEffect(() => {
    if (id === undefined) return undefined;
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
        const isConnected = await provider.presence(resource, {
          id,
          signal: AbortSignal.any([left.signal, connection.signal]),
          onPeople: (presence) => setPeople(presence.people),
          onSaved: (change) => saved(change),
        });
        failures = isConnected ? 0 : failures + 1;
        if (!isConnected) setPeople([]);
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
  }, [provider, resource, id]);

  return id === undefined ? [] : people.filter(({ you }) => !you).map(({ name }) => name);
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
