import { latinDigits } from './digits.ts';

const ACCENTS = /[\u0300-\u036f]/g;
// Joiners, soft hyphens, marks of direction.
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

// Letters that are also written as another one with a virama, and a joiner after it: of Malayalam, and one of Bengali.
const WITH_VIRAMA: Readonly<Record<string, string>> = {
  ...{ ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' },
  ৎ: 'ত্',
};

/**
 * The form in which texts are compared by a search: decomposed, without accents, widths, joiners and capitals, with the
 * digits of Indian scripts as 0 to 9. Vowel signs stay. The function `search_form` of the database does the same.
 */
export const normaliseForSearch = (text: string): string =>
  latinDigits(
    text
      .normalize('NFKD')
      .replace(ACCENTS, '')
      .replace(INVISIBLE, '')
      .replace(/[ൺൻർൽൾൿৎ]/g, (letter) => WITH_VIRAMA[letter] ?? letter)
      // Marks that something stood between are now beside each other, and have an order.
      .normalize('NFKD'),
  ).toLowerCase();
