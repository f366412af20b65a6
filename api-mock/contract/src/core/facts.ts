import { formatRupees } from './rupees.ts';
import { dayText, type Intake } from './intakes.ts';

/** Facts that staff insert into texts as `{name}`, with the words shown if a fact is not known. */
export const FACTS = {
  next_start: 'a day that our counsellors can tell you',
  apply_by: 'a day that our counsellors can tell you',
  batch: 'next',
  fee: 'the amount on the programme’s page',
  monthly: 'the amount on the programme’s page',
} as const;
export type Fact = keyof typeof FACTS;

export const FACTS_HELP = 'Can insert facts: {next_start}, {apply_by}, {batch}, {fee}, {monthly}.';

/** The next intake, the lowest total fee, the lowest monthly payment without interest; each may be absent. */
export type FactValues = { intake?: Intake | undefined; fee?: number | undefined; monthly?: number | undefined };

const IN_BRACES = /\{([a-z]+(?:_[a-z]+)*)\}/g;

const isFact = (name: string): name is Fact => Object.hasOwn(FACTS, name);

export const hasFact = (text: string): boolean => namesIn(text).some(isFact);

/** Names in braces that are no facts, except in code. */
export const unknownFacts = (text: string): string[] => namesIn(withoutCode(text)).filter((name) => !isFact(name));

function withoutCode(text: string): string {
  let depth = 0;
  const pieces = text.split(/(<\/?(?:code|pre)\b[^<>]*>)/).filter((piece, at) => {
    if (at % 2 === 1) depth += piece.startsWith('</') ? -1 : 1;
    return at % 2 === 0 && depth <= 0;
  });
  return pieces.join('');
}

export function fillFacts(text: string, { intake, fee, monthly }: FactValues): string {
  if (!text.includes('{')) return text;
  const values: Partial<Record<Fact, string | undefined>> = {
    next_start: intake && dayText(intake.starts_on),
    apply_by: intake && dayText(intake.apply_by),
    batch: intake && monthAndYear.format(new Date(intake.starts_on)),
    fee: fee === undefined ? undefined : formatRupees(fee),
    monthly: monthly === undefined ? undefined : formatRupees(monthly),
  };
  return text.replaceAll(IN_BRACES, (braces, name: string) => (isFact(name) ? (values[name] ?? FACTS[name]) : braces));
}

const namesIn = (text: string): string[] => [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);

const monthAndYear = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
