import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A heading in the display face, whose level and looks are chosen apart.',
  use: ['`level` by the place in the outline, `size` by the weight on the page.'],
  avoid: [
    'For a band’s title: `Section` brings its own.',
    'To make text large: a number or a quotation is no heading.',
  ],
  do: [
    { story: 'SmallerThanItsLevel', text: 'A small heading keeps the level that the outline asks for.' },
    { story: 'LongTitle', text: 'Long titles are balanced over their lines.' },
  ],
  dont: [
    { text: 'Do not skip a level to get a size; set `size`.' },
    { text: 'Do not end it with a full stop or a colon.' },
  ],
  anatomy: ['Words'],
  keyboard: [],
  roles: ['`h1` to `h6`.'],
  tested: ['The level stays when the looks change.', 'Figures are in the text face.'],
} satisfies Guide;
