import type { PictureData } from '@prospectus/design-system';

import { isFileId, useMediaFile } from './use-media-file.ts';

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

/** An address that may be shown: a file's, one of this site, or https. */
const addressOf = (value: string, file: ReturnType<typeof useMediaFile>): string | undefined =>
  file?.address ?? (!isFileId(value) && /^(\/[^/\\]|https:\/\/)/.test(value) ? value : undefined);

const inPercent = ({ x, y }: { x: number; y: number }) => ({ x: x * 100, y: y * 100 });
