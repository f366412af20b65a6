import type { MediaRecord } from '@prospectus/contract';
import type { PictureData } from '@prospectus/design-system';
import { useEffect, useSyncExternalStore } from 'react';

import { safeAddress } from './files.ts';
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

/** The picture of a field as the site shows it, with another one for phones; undefined where there is none. */
export function usePicture(value: string, alt = '', onPhones = ''): PictureData | undefined {
  const [file, phone] = [useMediaFile(value), useMediaFile(onPhones)];
  const [src, phoneSrc] = [addressOf(value, file), addressOf(onPhones, phone)];
  if (src === undefined) return undefined;
  return {
    src,
    alt,
    ...(file?.focus && { focus: inPercent(file.focus) }),
    ...(phoneSrc !== undefined && { phone: { src: phoneSrc, ...(phone?.focus && { focus: inPercent(phone.focus) }) } }),
  };
}

const inPercent = ({ x, y }: { x: number; y: number }) => ({ x: x * 100, y: y * 100 });

const addressOf = (value: string, file: MediaRecord | null | undefined): string | undefined =>
  isFileId(value) ? file?.address : safeAddress(value);

/** The addresses of the files of several fields, by their values; empty where an address is not known. */
export function useMediaAddresses(values: readonly string[]): (value: string) => string {
  const { store } = useMedia();
  const ids = values.filter(isFileId);
  const key = ids.join(' ');
  useEffect(() => {
    for (const id of key.split(' ').filter(Boolean)) store.load(id);
  }, [store, key]);
  // One string, because a snapshot is compared by identity.
  const addresses = useSyncExternalStore(store.subscribe, () =>
    ids.map((id) => store.get(id)?.address ?? '').join(' '),
  ).split(' ');
  return (value) => (isFileId(value) ? addresses[ids.indexOf(value)] : safeAddress(value)) ?? '';
}
