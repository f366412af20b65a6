import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import type { ReleaseClient } from '../providers/release-client.ts';

/** Calls on releases as the person who is signed in. */
export function useReleases(): ReleaseClient {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useMemo(
    () => ({
      list: () => provider.release('list'),
      read: (id) => provider.release('read', id),
      create: (fields) => provider.release('create', fields),
      update: (id, fields) => provider.release('update', id, fields),
      remove: (id, version) => provider.release('remove', id, version),
      publish: (id, version) => provider.release('publish', id, version),
      undo: (id) => provider.release('undo', id),
      accept: (body) => provider.release('accept', body),
    }),
    [provider],
  );
}
