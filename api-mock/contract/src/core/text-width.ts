/** Font sizes and widths in pixels at which search engines cut titles and descriptions. */
export const SEARCH_RESULT = { title: { size: 20, width: 600 }, description: { size: 14, width: 920 } } as const;

/** The width of a text in Arial, the font of search results; unknown letters count as 0.6 em. */
export function textWidth(text: string, size: number): number {
  let thousandths = 0;
  for (const letter of text) thousandths += WIDTHS.get(letter) ?? (COMBINING.test(letter) ? 0 : 600);
  return (thousandths * size) / 1_000;
}

/** The text cut at a word to fit the width, as search results show it. */
export function cutToWidth(text: string, { size, width }: { size: number; width: number }): string {
  if (textWidth(text, size) <= width) return text;
  const words = text.split(/(?<=\s)/);
  let shown = '';
  for (const word of words) {
    if (textWidth(`${shown}${word.trimEnd()} ...`, size) > width) break;
    shown += word;
  }
  return `${shown.trimEnd() || text.slice(0, Math.floor(width / size))} ...`;
}

const COMBINING = /\p{M}/u;

// Advance widths in thousandths of the font size.
const GROUPS: readonly (readonly [width: number, letters: string])[] = [
  [191, "'"],
  [222, 'ijl’‘'],
  [260, '|'],
  [278, ' !,./:;I[]\\ft'],
  [333, '()-`r“”'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [556, '0123456789#$?L_abdeghnopqu–₹'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
];
const WIDTHS: ReadonlyMap<string, number> = new Map(
  GROUPS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
