import type { Program, Proposal, proposalBody } from '@prospectus/contract';
import type { z } from 'zod';

import type { WorkingDocument } from '../../content/record.ts';
import { leavesOf, type Leaf } from '../../content/walk-fields.ts';
import { movedIntakes } from './moved-intakes.ts';
import { newFees } from './new-fees.ts';
import { replaceInHtml, replaceText, type TextSearch } from './replace-text.ts';

type ProposalRequest = z.output<typeof proposalBody>;
type Rollover = Extract<ProposalRequest, { kind: 'rollover' }>;

/** The changes that a request would make in all working copies; never in addresses of pages. Pure. */
export function propose(all: readonly WorkingDocument[], request: ProposalRequest): Proposal[] {
  if (request.kind === 'replace')
    return all.flatMap((document) =>
      inTexts(document, (text, isHtml) => (isHtml ? replaceInHtml : replaceText)(text, request, request.replacement)),
    );
  const fees = request.fees ? feesOf(all, request.fees) : [];
  const amounts = Map.groupBy(fees, ({ id }) => id);
  return all.flatMap((document) => {
    const program = document.resource.name === 'program' ? document.id : document.fields['program'];
    const changed = typeof program === 'string' ? (amounts.get(program) ?? []) : [];
    return [
      ...movedIntakes(document.fields, request).map((change) => toProposal(document, change, false)),
      ...inTexts(document, (text, isHtml) => rolledOver(text, isHtml, request, changed)),
      ...fees.filter(({ id }) => id === document.id),
    ];
  });
}

/** A text for the next year or batch: with its name, spans of years, and changed fees replaced. */
function rolledOver(
  text: string,
  isHtml: boolean,
  { from, to }: Rollover,
  fees: readonly Proposal[],
): string | undefined {
  const replace = isHtml ? replaceInHtml : replaceText;
  const wholeWord = (word: string): TextSearch => ({ text: word, caseSensitive: false, wholeWord: true });
  let after = text;
  const replaceWord = (word: string, replacement: string) => {
    after = replace(after, wholeWord(word), replacement) ?? after;
  };
  // Spans of years first, so that replaced text is not found again.
  const [year, next] = [yearOf(from), yearOf(to)];
  if (year && next)
    for (const dash of ['-', '–', '/'])
      replaceWord(`${year}${dash}${short(year + 1)}`, `${next}${dash}${short(next + 1)}`);
  replaceWord(from, to);
  for (const { before, amount } of distinctAmounts(fees)) {
    const written = (value: number) => value.toLocaleString('en-IN');
    after =
      replace(after, { text: `₹${written(before)}`, caseSensitive: true, wholeWord: false }, `₹${written(amount)}`) ??
      after;
  }
  return after === text ? undefined : after;
}

const yearOf = (text: string): number | undefined => (/^20\d\d$/.test(text) ? Number(text) : undefined);
const short = (year: number): string => String(year % 100).padStart(2, '0');

/** Each changed amount once, larger ones first, so that ₹5,000 is not found in ₹55,000. */
const distinctAmounts = (fees: readonly Proposal[]): { before: number; amount: number }[] =>
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

const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'longText', 'richText']);
// Names in other systems and parts of addresses, which others refer to.
const FIXED_FIELDS: ReadonlySet<string> = new Set([
  'slug',
  'program_code',
  'erp_unicode',
  'icon',
  'bg_color',
  'date',
  'footer',
  // Moved by `movedIntakes`.
  'starts_on',
  'apply_by',
]);
// Years of past events stay.
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
  TEXT_KINDS.has(leaf.meta.kind) &&
  typeof leaf.value === 'string' &&
  !FIXED_FIELDS.has(leaf.path.split('.').at(-1) ?? '');

const toProposal = (
  { resource, id, title }: WorkingDocument,
  change: Pick<Proposal, 'path' | 'before' | 'after'>,
  careful: boolean,
): Proposal => ({ ...change, resource: resource.name, id, title, careful });
