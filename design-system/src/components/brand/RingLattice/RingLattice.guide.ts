import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A round lattice that counts: so many rings, so many stars in each, one of them marigold.',
  use: [
    'Where a subject has parts in a fixed order and each part holds a number of things: weeks and lessons, chapters and pages.',
    'Large, beside the title of the subject, with a line of words that says what is counted.',
  ],
  avoid: [
    'As decoration alone: that is `Lattice`.',
    'For amounts to compare: that is `Chart`.',
    'At the size of a mark: that is `RingMark`.',
  ],
  do: [
    { story: 'Default', text: 'Mark the one star that all the others lead to; it stands at the top of its ring.' },
    {
      story: 'Tints',
      text: 'Give one family of subjects one tint: all are mixed of the palette and keep its contrast.',
    },
    {
      story: 'WithoutRings',
      text: 'Where nothing is known yet, draw it without rings: a plain lattice of the same size.',
    },
  ],
  dont: [{ text: 'Do not use colour alone to say which family it is; the words beside it do.' }],
  anatomy: [
    'Two families of spirals that cross, one of each written and the rest copies of them',
    'A line around each ring, the first innermost',
    'Stars, as even as the cells allow, every other ring turned by half a gap',
    'One marigold star at the top of its ring, optional',
  ],
  keyboard: [],
  roles: ['Hidden from assistive technology: a caption beside it says what it counts.'],
  tested: [
    'As many rings and stars as asked for, one of them marigold, at the top.',
    'The same numbers draw the same; at most 1 kB compressed.',
    'Every tint has 4.5:1 on page and surface.',
  ],
} satisfies Guide;
