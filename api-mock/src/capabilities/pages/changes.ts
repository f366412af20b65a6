import { programFaqs } from './site-lists.ts';
import type { Content, Placed } from './content.ts';

type Dated = { publishedAt: Date } | undefined;

/** When the newest of them was published. */
export const newestOf = (...records: readonly Dated[]): string =>
  new Date(Math.max(0, ...records.map((record) => record?.publishedAt.getTime() ?? 0))).toISOString();

/** When a programme's page last changed: with its programme above it, a question on it, or its metadata. */
export const programChanged = (content: Content, page: Placed): string =>
  newestOf(page, page.parent, content.metadata.get(page.path), ...programFaqs(content, page));
