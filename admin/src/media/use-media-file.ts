import type { MediaRecord } from '@prospectus/contract';
import { useEffect, useSyncExternalStore } from 'react';

import { useMedia } from './media-context.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isFileId = (value: string): boolean => ID.test(value);

/** The file with an id: undefined while it is read, null where there is none or the value is no id. */
export function useMediaFile(id: string): MediaRecord | null | undefined {
  const { store } = useMedia();
  const isId = isFileId(id);
  useEffect(() => {
    if (isId) store.load(id);
  }, [store, id, isId]);
  const file = useSyncExternalStore(store.subscribe, () => store.get(id));
  return isId ? file : null;
}
