import type { MediaRecord } from '@prospectus/contract';

export type FileKind = 'image' | 'pdf' | 'video';

/** The beginning of the types of each kind, for the filter of lists. */
export const TYPES: Record<FileKind, string> = { image: 'image/', pdf: 'application/pdf', video: 'video/' };

/** The kind of a stored file. */
export const fileKindOf = ({ type }: Pick<MediaRecord, 'type'>): FileKind =>
  type === 'application/pdf' ? 'pdf' : type === 'video/mp4' ? 'video' : 'image';

/** Types with their extensions, as a file input wants them. */
const ACCEPTED: Record<FileKind, Readonly<Record<string, readonly string[]>>> = {
  image: {
    'image/png': ['.png'],
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/webp': ['.webp'],
    'image/avif': ['.avif'],
    'image/gif': ['.gif'],
  },
  pdf: { 'application/pdf': ['.pdf'] },
  video: { 'video/mp4': ['.mp4'] },
};

export const kindOfUpload = ({ type }: Pick<File, 'type'>): FileKind | undefined =>
  (Object.keys(ACCEPTED) as FileKind[]).find((kind) => Object.hasOwn(ACCEPTED[kind], type));

export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => Object.entries(ACCEPTED[kind]).flat(2)).join(',');

/** The address of a small form of a picture; undefined for what is no picture. */
export function thumbnailOf({ address, type, variants }: MediaRecord): string | undefined {
  if (!type.startsWith('image/')) return undefined;
  return variants.find((variant) => variant.type === 'image/webp')?.address ?? address;
}

/** An address that may be shown: of this site, or https. */
export const safeAddress = (value: string): string | undefined =>
  /^(\/[^/\\]|https:\/\/)/.test(value) ? value : undefined;

/** '2.4 MB', '180 KB'. */
export function formatBytes(bytes: number, locale: string): string {
  const [unit, value, maximumFractionDigits] =
    bytes >= MB ? (['megabyte', bytes / MB, 1] as const) : (['kilobyte', Math.max(1, bytes / 1024), 0] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(
    value,
  );
}

const MB = 1024 * 1024;

/** '1600 × 900, ' of a picture: put before another fact. */
export const dimensionsOf = ({ width, height }: MediaRecord, separator: string): string =>
  width && height ? `${width} × ${height}${separator}` : '';
