import { SHORT_DESCRIPTION } from '@prospectus/contract/constants';

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
