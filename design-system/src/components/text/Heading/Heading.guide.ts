import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A heading in the display font with independent level and size.',
  use: ['`level` by the outline, `size` by its weight on the page.'],
  avoid: ['For a band’s title: `Section` has its own.', 'To make text large: a number or a quotation is no heading.'],
  do: [
    { story: 'SmallerThanItsLevel', text: 'A small heading keeps the level of the outline.' },
    { story: 'LongTitle', text: 'Long titles are balanced over their lines.' },
  ],
  dont: [
    { text: 'Do not skip a level to get a size; set `size`.' },
    { text: 'Do not end it with a full stop or a colon.' },
  ],
  anatomy: ['Text'],
  keyboard: [],
  roles: ['`h1` to `h6`.'],
  tested: ['The level stays if the look changes.', 'Figures are in the text font.'],
} satisfies Guide;
