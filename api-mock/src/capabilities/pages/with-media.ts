import type { PublicMedia } from './public-parts.ts';
import { withAltTexts } from './alt-texts.ts';
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
