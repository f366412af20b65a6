import type { CheckCode } from '@prospectus/contract';

import type { CheckedDocument, SiteFacts } from './site-facts.ts';
import type { Leaf } from '../../content/walk-fields.ts';

/** What a rule has found: in which field, and what it names. `in` is another record than the one that was checked. */
export type Found = { code: CheckCode; path: string; values?: Record<string, string>; in?: CheckedDocument };

/** A rule over a record and its values. Pure: all it knows is what it is given. */
export type Rule = (document: CheckedDocument, leaves: readonly Leaf[], site: SiteFacts) => Found[];

/** A rich text without its markup. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

const WORDS: ReadonlySet<string> = new Set(['text', 'longText', 'richText']);

/** The values that are read as words, without markup. */
export const textsOf = (leaves: readonly Leaf[]): { path: string; text: string }[] =>
  leaves.flatMap(({ path, meta, value }) =>
    WORDS.has(meta.kind) && typeof value === 'string' && value !== ''
      ? [{ path, text: meta.kind === 'richText' ? plain(value) : value }]
      : [],
  );
