import { formatRupees } from './rupees.ts';
import { dayText, type Intake } from './intakes.ts';

/** What staff write in braces into any text, and what a page shows in its place where the fact is not known. */
export const FACTS = {
  next_start: 'a day that our counsellors can tell you',
  apply_by: 'a day that our counsellors can tell you',
  batch: 'next',
  fee: 'the amount on the programme’s page',
  monthly: 'the amount on the programme’s page',
} as const;
export type Fact = keyof typeof FACTS;

/** For the fields that are most likely to say one. */
export const FACTS_HELP = 'Can insert facts: {next_start}, {apply_by}, {batch}, {fee}, {monthly}.';

/** The next intake, the least total fee, and the least monthly payment without interest; absent where there is none. */
export type FactValues = { intake?: Intake | undefined; fee?: number | undefined; monthly?: number | undefined };

const IN_BRACES = /\{([a-z]+(?:_[a-z]+)*)\}/g;

const isFact = (name: string): name is Fact => Object.hasOwn(FACTS, name);

/** Whether a text names a fact. */
export const hasFact = (text: string): boolean => namesIn(text).some(isFact);

/** Names in braces that are no facts; code is left alone. */
export const unknownFacts = (text: string): string[] =>
  namesIn(text.replaceAll(/<(code|pre)\b.*?<\/\1>/gs, '')).filter((name) => !isFact(name));

/** A text with facts in place of their names. */
export function fillFacts(text: string, { intake, fee, monthly }: FactValues): string {
  if (!text.includes('{')) return text;
  const words: Partial<Record<Fact, string | undefined>> = {
    next_start: intake && dayText(intake.starts_on),
    apply_by: intake && dayText(intake.apply_by),
    batch: intake && monthAndYear.format(new Date(intake.starts_on)),
    fee: fee === undefined ? undefined : formatRupees(fee),
    monthly: monthly === undefined ? undefined : formatRupees(monthly),
  };
  return text.replaceAll(IN_BRACES, (braces, name: string) => (isFact(name) ? (words[name] ?? FACTS[name]) : braces));
}

const namesIn = (text: string): string[] => [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);

const monthAndYear = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
