import type { MediaRecord } from '@prospectus/contract';
import type { PictureData } from '@prospectus/design-system';
import { useGetManyAggregate } from 'react-admin';

import { safeAddress } from './files.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isFileId = (value: string): boolean => ID.test(value);

/** The files with those of the values that are ids; all that a page shows are read by one call. */
function useMediaFiles(values: readonly string[]): readonly MediaRecord[] | undefined {
  const ids = values.filter(isFileId);
  return useGetManyAggregate<MediaRecord>('media', { ids }, { enabled: ids.length > 0 }).data;
}

/** The file with an id: undefined while it is read, null where there is none or the value is no id. */
export function useMediaFile(id: string): MediaRecord | null | undefined {
  const files = useMediaFiles([id]);
  if (!isFileId(id)) return null;
  return files && (files[0] ?? null);
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
  const files = useMediaFiles(values);
  return (value) =>
    addressOf(
      value,
      files?.find(({ id }) => id === value),
    ) ?? '';
}
