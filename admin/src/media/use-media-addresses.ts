import { useEffect, useSyncExternalStore } from 'react';

import { useMedia } from './media-context.ts';
import { isFileId } from './use-media-file.ts';

/** Where the files of several fields are: by a field's value, its address; empty where it is not known. */
export function useMediaAddresses(values: readonly string[]): (value: string) => string {
  const { store } = useMedia();
  const ids = values.filter(isFileId).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean)) store.load(id);
  }, [store, ids]);
  const known = useSyncExternalStore(store.subscribe, () =>
    ids
      .split(' ')
      .map((id) => store.get(id)?.address ?? '')
      .join(' '),
  );
  const addresses = new Map(ids.split(' ').map((id, at) => [id, known.split(' ')[at] ?? '']));
  return (value) =>
    isFileId(value) ? (addresses.get(value) ?? '') : /^(\/[^/\\]|https:\/\/)/.test(value) ? value : '';
}
