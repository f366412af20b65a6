import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A round lattice that shows numbers: rings, and stars in each, one of them marigold.',
  use: [
    'For a subject with parts in a fixed order, each with a number of items: weeks and lessons, chapters and pages.',
    'Large, next to the title of the subject, with a caption that says what is counted.',
  ],
  avoid: [
    'As decoration only: that is `Lattice`.',
    'For amounts to compare: that is `Chart`.',
    'At the size of an icon: that is `RingMark`.',
  ],
  do: [
    { story: 'Default', text: 'Mark the star that all others lead to; it is at the top of its ring.' },
    {
      story: 'Tints',
      text: 'Give one family of subjects the same tint: all tints are mixed from the palette and keep its contrast.',
    },
    {
      story: 'WithoutRings',
      text: 'If nothing is known yet, draw it without rings: a plain lattice of the same size.',
    },
  ],
  dont: [{ text: 'Do not show the family by colour only; the text next to it says it.' }],
  anatomy: [
    'Two families of crossing spirals, one of each written and the rest copies',
    'A line around each ring, the first innermost',
    'Stars, as even as the cells allow, every other ring rotated by half a gap',
    'One marigold star at the top of its ring, optional',
  ],
  keyboard: [],
  roles: [
    'Hidden from assistive technology: a caption next to it says what it counts.',
    'Links of stars are for the pointer only; the page has the same links elsewhere.',
  ],
  tested: [
    'The numbers of rings and stars are as set, one star is marigold, at the top.',
    'The same numbers draw the same lattice; at most 1 kB compressed.',
    'Every tint has 4.5:1 on page and surface.',
  ],
} satisfies Guide;
