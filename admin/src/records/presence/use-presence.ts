import type { Presence, SavedChange } from '@prospectus/contract';
import { useEffect, useRef, useState } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useStream } from '../../providers/use-stream.ts';

/** The names of colleagues who have the same record open; `onSaved` is called for what anybody saves in it. */
export function usePresence(
  resource: string,
  id: Identifier | undefined,
  onSaved: (change: SavedChange) => void,
): readonly string[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [people, setPeople] = useState<Presence['people']>([]);
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  }, [onSaved]);
  useStream(id === undefined ? undefined : `${resource}/${id}`, async (signal) => {
    const isConnected = await provider.follow(`${resource}/${id ?? ''}/presence`, {
      signal,
      onEvent: (event, data) => {
        if (event === 'people') setPeople((data as Presence).people);
        if (event === 'saved') saved.current(data as SavedChange);
      },
    });
    if (!isConnected) setPeople([]);
    return isConnected;
  });
  return id === undefined ? [] : people.filter(({ you }) => !you).map(({ name }) => name);
}
