import type { Fields } from '../../content/tables.ts';

const RUPEES = /(?:₹|\bRs\.?|\bINR)\s*(\d[\d,]*)/gi;
const MONTH_AND_YEAR =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\s+(20\d\d)\b/gi;

/** Amounts of rupees in a text. */
export const writtenAmounts = (text: string): { amount: number; written: string }[] =>
  [...text.matchAll(RUPEES)].map(([written, digits = '']) => ({ amount: Number(digits.replaceAll(',', '')), written }));

/** Months of a year in a text, such as `July 2026`. */
export const writtenDates = (text: string): string[] =>
  [...text.matchAll(MONTH_AND_YEAR)].map(([written]) => withCapital(written));

/** Every fee of a programme: its amounts that are not zero. */
export function amountsOf(program: Fields): Set<number> {
  const found = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value === 'number' && value >= 100) found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(program['fee_plans']);
  return found;
}

/** The starting months in a programme's texts. */
export const datesOf = ({ next_start, batch_text }: Fields): Set<string> =>
  new Set([next_start, batch_text].flatMap((text) => (typeof text === 'string' ? writtenDates(text) : [])));

const withCapital = (written: string): string => {
  const [month = '', year = ''] = written.split(/\s+/);
  return `${month.charAt(0).toUpperCase()}${month.slice(1).toLowerCase()} ${year}`;
};
