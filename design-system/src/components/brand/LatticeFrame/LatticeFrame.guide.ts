import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A sheet with a lattice border, as documents of honour have.',
  use: [
    'For the sample of a certificate, an award, an invitation.',
    'With the rings of its subject’s `RingLattice`, so that both say the same; without rings a plain border.',
  ],
  avoid: ['For ordinary content: that is `Card`.', 'For a scanned document: that is `Figure`.'],
  do: [
    { story: 'Default', text: 'Few words, centred, the name of the honour as the only heading.' },
    { story: 'LongWords', text: 'It grows with long names rather than cutting them.' },
  ],
  dont: [{ text: 'Do not use it twice on a page; an honour that repeats is none.' }],
  anatomy: [
    'Border: a line for each ring, the last outermost, its stars along it',
    'Words in the middle, 4 : 3 while they fit',
  ],
  keyboard: [],
  roles: ['Its words are read as they stand; the border is decoration.'],
  tested: [
    'A line for each ring, a star for each count, one of them marigold; its file is drawn from the name alone.',
    'Long words make it taller, never wider than its place.',
  ],
} satisfies Guide;
