import type { CheckCode } from '@prospectus/contract';

import type { WorkingDocument } from '../../content/record.ts';
import type { SiteFacts } from './site-facts.ts';
import type { Leaf } from '../../content/walk-fields.ts';

/** A problem in a field, with the values of its message. `in` is set where it is in another record. */
export type Problem = { code: CheckCode; path: string; values?: Record<string, string>; in?: WorkingDocument };

/** Checks a record and its values; pure. */
export type Rule = (document: WorkingDocument, leaves: readonly Leaf[], site: SiteFacts) => Problem[];

/** A rich text without its markup. */
export const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'longText', 'richText']);

/** The texts among the values, without markup. */
export const textsOf = (leaves: readonly Leaf[]): { path: string; text: string }[] =>
  leaves.flatMap(({ path, meta, value }) =>
    TEXT_KINDS.has(meta.kind) && typeof value === 'string' && value !== ''
      ? [{ path, text: meta.kind === 'richText' ? plain(value) : value }]
      : [],
  );
