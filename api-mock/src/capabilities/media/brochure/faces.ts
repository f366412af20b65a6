import { join } from 'node:path';

/** Kinds of type in a brochure; text in Devanagari has one face for the text and one for all that is bold. */
export type Face = 'plain' | 'bold' | 'display';

/** The font file that has the letters of a text; tables of the library open a font by its name again for every cell. */
export const faceOf = (face: Face, text: string): string =>
  FILES[hasDevanagari(text) ? (face === 'plain' ? 'devanagari' : 'devanagari-bold') : face];

/** Whether a text has a letter in Devanagari. */
export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

const file = (name: string): string => join(import.meta.dirname, 'fonts', `${name}.ttf`);
const FILES = {
  plain: file('plain'),
  bold: file('bold'),
  display: file('display'),
  devanagari: file('devanagari'),
  'devanagari-bold': file('devanagari-bold'),
};
