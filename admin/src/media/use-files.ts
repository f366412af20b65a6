import type { MediaRecord } from '@prospectus/contract';
import { useCallback, useEffect, useState } from 'react';

import type { MediaQuery } from './media-calls.ts';
import { useMedia } from './media-context.ts';

type Loaded = { key: string; files: MediaRecord[]; total: number; error?: Error };

/** The files of a query; `reload` reads them again and keeps showing those that were read. */
export function useFiles(query: MediaQuery) {
  const { client } = useMedia();
  const key = JSON.stringify(query);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let current = true;
    client.list(JSON.parse(key) as MediaQuery).then(
      (answer) => current && setLoaded({ key, ...answer }),
      (error: unknown) =>
        current && setLoaded({ key, files: [], total: 0, error: error instanceof Error ? error : new Error('') }),
    );
    return () => {
      current = false;
    };
  }, [client, key, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { files: loaded?.files, total: loaded?.total, error: loaded?.error, isPending: loaded?.key !== key, reload };
}

/** Names of the folders; empty while they are read. */
export function useFolders(round: unknown = 0): string[] {
  const { client } = useMedia();
  const [folders, setFolders] = useState<string[]>([]);
  useEffect(() => {
    let current = true;
    client.folders().then(
      (answer) => current && setFolders(answer.map(({ name }) => name)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, round]);
  return folders;
}
