import { type Program, type Proposal, type proposalBody, type Resource } from '@prospectus/contract';
import type { z } from 'zod';

import type { Fields } from '../../content/tables.ts';
import { leavesOf, type Leaf } from '../../content/walk-fields.ts';
import { movedIntakes } from './moved-intakes.ts';
import { newFees } from './new-fees.ts';
import { replaceInHtml, replaceText, type TextSearch } from './replace-text.ts';

/** A record as it is being worked on. */
export type WorkingDocument = { resource: Resource; id: string; title: string; fields: Fields };
type ProposalRequest = z.output<typeof proposalBody>;
type Rollover = Extract<ProposalRequest, { kind: 'rollover' }>;

/** What would change in everything that is live or drafted. Pure; addresses of pages are never among it. */
export function propose(all: readonly WorkingDocument[], asked: ProposalRequest): Proposal[] {
  if (asked.kind === 'replace')
    return all.flatMap((document) =>
      inTexts(document, (text, isHtml) => (isHtml ? replaceInHtml : replaceText)(text, asked, asked.replacement)),
    );
  const fees = asked.fees ? feesOf(all, asked.fees) : [];
  const amounts = Map.groupBy(fees, ({ id }) => id);
  return all.flatMap((document) => {
    const program = document.resource.name === 'program' ? document.id : document.fields['program'];
    const changed = typeof program === 'string' ? (amounts.get(program) ?? []) : [];
    return [
      ...movedIntakes(document.fields, asked).map((change) => toProposal(document, change, false)),
      ...inTexts(document, (text, isHtml) => rolledOver(text, isHtml, asked, changed)),
      ...fees.filter(({ id }) => id === document.id),
    ];
  });
}

/** A text of the next year or batch: the name itself, years that are written with the next one, and fees that change. */
function rolledOver(
  text: string,
  isHtml: boolean,
  { from, to }: Rollover,
  fees: readonly Proposal[],
): string | undefined {
  const replace = isHtml ? replaceInHtml : replaceText;
  const exactly = (word: string): TextSearch => ({ text: word, caseSensitive: false, wholeWord: true });
  let after = text;
  const step = (word: string, replacement: string) => {
    after = replace(after, exactly(word), replacement) ?? after;
  };
  // One after another, so that what was put in is not found again.
  const [year, next] = [yearOf(from), yearOf(to)];
  if (year && next)
    for (const dash of ['-', '–', '/']) step(`${year}${dash}${short(year + 1)}`, `${next}${dash}${short(next + 1)}`);
  step(from, to);
  for (const { before, amount } of distinct(fees)) {
    const written = (value: number) => value.toLocaleString('en-IN');
    after =
      replace(after, { text: `₹${written(before)}`, caseSensitive: true, wholeWord: false }, `₹${written(amount)}`) ??
      after;
  }
  return after === text ? undefined : after;
}

const yearOf = (text: string): number | undefined => (/^20\d\d$/.test(text) ? Number(text) : undefined);
const short = (year: number): string => String(year % 100).padStart(2, '0');

/** The larger first, so that ₹5,000 is not found in ₹55,000; each amount once. */
const distinct = (fees: readonly Proposal[]): { before: number; amount: number }[] =>
  [...new Map(fees.map(({ before, after }) => [Number(before), Number(after)]))]
    .map(([before, amount]) => ({ before, amount }))
    .toSorted((a, b) => b.before - a.before);

function feesOf(all: readonly WorkingDocument[], change: NonNullable<Rollover['fees']>): Proposal[] {
  return all.flatMap((document) =>
    document.resource.name === 'program'
      ? newFees(document.fields as unknown as Program, change).map((fee) => toProposal(document, fee, false))
      : [],
  );
}

const WORDS: ReadonlySet<string> = new Set(['text', 'longText', 'richText']);
// Names of records in other systems and parts of addresses: another text would break what refers to them.
const NAMES: ReadonlySet<string> = new Set([
  'slug',
  'program_code',
  'erp_unicode',
  'icon',
  'bg_color',
  'date',
  'footer',
  // Moved by the year, both together.
  'starts_on',
  'apply_by',
]);
// What happened in a year stays so.
const HISTORY = /(?:since|established|founded|regulations?|\bact\b|notified|©)/i;

function inTexts(document: WorkingDocument, change: (text: string, isHtml: boolean) => string | undefined): Proposal[] {
  return leavesOf(document.resource.schema, document.fields).flatMap((leaf) => {
    if (!isText(leaf)) return [];
    const after = change(leaf.value, leaf.meta.kind === 'richText');
    if (after === undefined) return [];
    const careful = document.resource.name === 'blogs' || HISTORY.test(leaf.value);
    return [toProposal(document, { path: leaf.path, before: leaf.value, after }, careful)];
  });
}

const isText = (leaf: Leaf): leaf is Leaf & { value: string } =>
  WORDS.has(leaf.meta.kind) && typeof leaf.value === 'string' && !NAMES.has(leaf.path.split('.').at(-1) ?? '');

const toProposal = (
  { resource, id, title }: WorkingDocument,
  change: Pick<Proposal, 'path' | 'before' | 'after'>,
  careful: boolean,
): Proposal => ({ ...change, resource: resource.name, id, title, careful });
