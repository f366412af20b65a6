import { programFaqs } from './site-lists.ts';
import type { Content, PlacedProgram } from './content.ts';

type Dated = { publishedAt: Date } | undefined;

/** The time of the newest publication of these records. */
export const newestOf = (...records: readonly Dated[]): string =>
  new Date(Math.max(0, ...records.map((record) => record?.publishedAt.getTime() ?? 0))).toISOString();

/** The time of the last change of a programme's page, its parent, its questions or its metadata. */
export const programChanged = (content: Content, page: PlacedProgram): string =>
  newestOf(page, page.parent, content.metadata.get(page.path), ...programFaqs(content, page));
