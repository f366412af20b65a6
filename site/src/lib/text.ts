import { SHORT_DESCRIPTION } from '@prospectus/contract/constants';

/** The parts of a text that separates them by commas (§3): 'a, b,c' gives three; empty ones are dropped. */
export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A short text that stays in one line, '31 Dec'. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00A0');

/** Times of day that stay together: 'Monday to Saturday, 9 am to 7 pm' breaks after the comma at most. */
export const withWholeTimes = (hours: string): string =>
  hours.replaceAll(/\d[\d:.]* [ap]m( to \d[\d:.]* [ap]m)?/gi, noBreak);

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

/** At most `limit` characters, the '…' among them, cut at the end of a word (§9). */
export function truncateCharacters(text: string, limit: number = SHORT_DESCRIPTION.characters): string {
  const whole = text.trim();
  const characters = Array.from(whole);
  if (characters.length <= limit) return whole;
  const room = characters.slice(0, limit - 1).join('');
  const endsAWord = /\s/.test(characters[limit - 1] ?? '');
  const atWord = endsAWord ? room : room.replace(/\s+\S*$/, '');
  return withEllipsis(atWord);
}

/** The first words alone (§9): the whole sentences among them, or where the first is longer what fits of it. */
export function truncateWords(text: string, limit: number = SHORT_DESCRIPTION.words): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= limit) return words.join(' ');
  const first = words.slice(0, limit);
  const sentences = first.slice(0, first.findLastIndex((word) => /[.!?।]$/.test(word)) + 1);
  return sentences.length > 0 ? sentences.join(' ') : withEllipsis(first.join(' '));
}

// No comma or full stop before the three dots.
const withEllipsis = (text: string): string => `${text.replace(/[\s\p{Pd}.,:;]+$/u, '')}…`;
