import { SHORT_DESCRIPTION } from '@prospectus/contract/constants';

/** Splits a text at its commas (§3), without empty parts. */
export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Keeps a short text on one line, '31 Dec'. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00A0');

/** Keeps times on one line: 'Monday to Saturday, 9 am to 7 pm' wraps only after the comma. */
export const withWholeTimes = (hours: string): string =>
  hours.replaceAll(/\d[\d:.]{0,9} [ap]m( to \d[\d:.]{0,9} [ap]m)?/gi, noBreak);

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

/** At most `limit` characters including the '…', cut at the end of a word (§9). */
export function truncateCharacters(text: string, limit: number = SHORT_DESCRIPTION.characters): string {
  const whole = text.trim();
  const characters = Array.from(whole);
  if (characters.length <= limit) return whole;
  const room = characters.slice(0, limit - 1).join('');
  const endsAWord = /\s/.test(characters[limit - 1] ?? '');
  const atWord = endsAWord ? room : room.replace(/\s\S*$/, '');
  return withEllipsis(atWord);
}

/** The first words (§9): as many whole sentences as fit, or the start of the first one. */
export function truncateWords(text: string, limit: number = SHORT_DESCRIPTION.words): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= limit) return words.join(' ');
  const first = words.slice(0, limit);
  const sentences = first.slice(0, first.findLastIndex((word) => /[.!?।]$/.test(word)) + 1);
  return sentences.length > 0 ? sentences.join(' ') : withEllipsis(first.join(' '));
}

// No punctuation before the '…'.
const withEllipsis = (text: string): string => `${text.replace(/(?<![\s\p{Pd}.,:;])[\s\p{Pd}.,:;]+$/u, '')}…`;
