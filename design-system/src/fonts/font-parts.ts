const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/**
 * The files that each brand font is cut into: `subset` is the source file, `characters` those that are kept,
 * `unicodeRange` the characters that make a page load it. `latin` and `rupee` are preloaded; headings also use the
 * rupee sign and figures of the text font.
 */
export const fontParts = [
  {
    name: 'latin',
    subset: 'latin',
    characters: `${range(0x20, 0x7e)}${range(0xa0, 0xbf)}–—‘’“”„•…‹›€™−×÷→←↑↓`,
    unicodeRange: undefined,
  },
  {
    name: 'accents',
    subset: 'latin',
    characters: `${range(0xc0, 0xff).replaceAll(/[×÷]/g, '')}œŒ`,
    unicodeRange: 'U+C0-D6, U+D8-F6, U+F8-FF, U+152-153',
  },
  // Letters of Sanskrit and Hindi names in Roman spelling.
  {
    name: 'romanised',
    subset: 'latin-ext',
    characters: 'āĀīĪūŪṛṚṅṭṬḍḌṇṆśŚṣṢḥṁ',
    unicodeRange: 'U+100-101, U+12A-12B, U+16A-16B, U+15A-15B, U+1E00-1EFF',
  },
  { name: 'rupee', subset: 'latin-ext', characters: '₹', unicodeRange: 'U+20B9' },
] as const;

/** The parts of a font. */
export const partsOf = (role: string): (typeof fontParts)[number][] =>
  fontParts.filter(({ name }) => role !== 'display' || name !== 'rupee');
