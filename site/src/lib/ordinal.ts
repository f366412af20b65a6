/** A whole number as an English ordinal: 1st, 2nd, 3rd, 11th to 13th (§9). */
export function ordinal(number: number): string {
  return `${number}${ENDINGS[plural.select(number)]}`;
}

const plural = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
