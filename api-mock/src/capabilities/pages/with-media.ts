import type { PublicMedia } from './public-parts.ts';
import type { PublishedRecords } from './published-records.ts';

const resolved = new WeakMap<PublicMedia, WeakMap<object, unknown>>();

/** Records with files' addresses in place of their ids and alternative texts filled in; each is worked out once. */
export function withMedia(stored: PublishedRecords, media: PublicMedia): PublishedRecords {
  const known = resolved.get(media) ?? new WeakMap<object, unknown>();
  resolved.set(media, known);
  const resolve = (record: object): unknown => {
    const found = known.get(record) ?? withAltTexts(media.resolve(record), media.altOf);
    known.set(record, found);
    return found;
  };
  return Object.fromEntries(
    Object.entries(stored).map(([resource, records]) => [resource, records.map(resolve)]),
  ) as unknown as PublishedRecords;
}

// Where a record says what its pictures show, by the field that says it (§3).
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  alt: ['image'],
  alt_image_name: ['image', 'desktop_image'],
  alt_acc_img_name: ['badge'],
  alt_certificate_image: ['certificate_image'],
  alt_bg_image_name: ['bg_image'],
  alt_logo_name: ['logo'],
  alt_text: ['desktop_image'],
};

/** Fills empty alternative texts, at every depth, with those of the pictures' files; `altOf` knows them by address. */
export function withAltTexts<T>(value: T, altOf: (address: string) => string): T {
  return filled(value, altOf) as T;
}

function filled(value: unknown, altOf: (address: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, altOf));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const own = filled(field, altOf);
      if (own !== '') return [name, own];
      const picture = PICTURES[name]?.map((other) => value[other]).find((other) => other);
      return [name, typeof picture === 'string' ? altOf(picture) : own];
    }),
  );
}

// Dates and the like are values, not records of fields.
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
