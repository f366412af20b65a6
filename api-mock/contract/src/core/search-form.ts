import { latinDigits } from './digits.ts';

const ACCENTS = /[\u0300-\u036f]/g;
// Joiners, soft hyphens, direction marks.
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

// Letters of Malayalam and Bengali with a second spelling: base letter, virama and joiner.
const WITH_VIRAMA: Readonly<Record<string, string>> = {
  ...{ ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' },
  ৎ: 'ত্',
};

/**
 * A text normalised for search: without accents, widths, joiners and capitals, digits of Indian scripts as 0 to 9. The
 * database's function `search_form` does the same.
 */
export const normaliseForSearch = (text: string): string =>
  latinDigits(
    text
      .normalize('NFKD')
      .replace(ACCENTS, '')
      .replace(INVISIBLE, '')
      .replace(/[ൺൻർൽൾൿৎ]/g, (letter) => WITH_VIRAMA[letter] ?? letter)
      // Removed characters may have separated marks that have a canonical order.
      .normalize('NFKD'),
  ).toLowerCase();
