import type { Placed } from './places.ts';
import type { Snapshot } from './snapshot.ts';

type Dated = { publishedAt: Date } | undefined;

/** When the newest of them was published. */
export const newestOf = (...records: readonly Dated[]): string =>
  new Date(Math.max(0, ...records.map((record) => record?.publishedAt.getTime() ?? 0))).toISOString();

/** When a programme's page last changed: with its programme above it, a question on it, or its metadata. */
export function programChanged({ records, metadata }: Snapshot, page: Placed): string {
  const faqs = records.faqs.filter(
    ({ fields }) => !fields.program || fields.program === page.id || fields.program === page.parent?.id,
  );
  return newestOf(page, page.parent, metadata.get(page.path), ...faqs);
}
