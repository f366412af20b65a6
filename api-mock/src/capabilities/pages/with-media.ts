import { PICTURES_OF_ALT } from '../../content/walk-fields.ts';
import type { PublicMedia } from './public-parts.ts';
import type { PublishedRecords } from './published-records.ts';

const resolved = new WeakMap<PublicMedia, WeakMap<object, unknown>>();

/** Replaces ids of files by addresses and fills empty alternative texts; each record is resolved once. */
export function withMedia(stored: PublishedRecords, media: PublicMedia): PublishedRecords {
  const cache = resolved.get(media) ?? new WeakMap<object, unknown>();
  resolved.set(media, cache);
  const resolve = (record: object): unknown => {
    const result = cache.get(record) ?? withAltTexts(media.resolve(record), media.altOf);
    cache.set(record, result);
    return result;
  };
  return Object.fromEntries(
    Object.entries(stored).map(([resource, records]) => [resource, records.map(resolve)]),
  ) as unknown as PublishedRecords;
}

/** Fills empty alternative texts at any depth with those of the pictures' files; `altOf` returns them by address. */
export const withAltTexts = <T>(value: T, altOf: (address: string) => string): T => filled(value, altOf) as T;

function filled(value: unknown, altOf: (address: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, altOf));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const own = filled(field, altOf);
      if (own !== '') return [name, own];
      const picture = PICTURES_OF_ALT[name]?.map((image) => value[image]).find(Boolean);
      return [name, typeof picture === 'string' ? altOf(picture) : own];
    }),
  );
}

// Dates are values, not records of fields.
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
