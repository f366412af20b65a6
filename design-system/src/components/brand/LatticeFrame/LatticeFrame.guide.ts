import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A sheet with a lattice border, like a certificate.',
  use: [
    'For the sample of a certificate, an award, an invitation.',
    'With the rings of the subject’s `RingLattice`, so that both match; without rings a plain border.',
  ],
  avoid: ['For ordinary content: that is `Card`.', 'For a scanned document: that is `Figure`.'],
  do: [
    { story: 'Default', text: 'A short, centred text with the name of the award as its only heading.' },
    { story: 'LongWords', text: 'It grows with long names and does not cut them.' },
  ],
  dont: [{ text: 'Do not use it twice on a page; a repeated award loses its value.' }],
  anatomy: [
    'Border: one line per ring, the last one outermost, with its stars along it',
    'Text in the middle, 4 : 3 while it fits',
  ],
  keyboard: [],
  roles: ['Its text is read in order; the border is decorative.'],
  tested: [
    'One line per ring, one star per count, one of them marigold; its file is drawn from the name only.',
    'Long text makes it taller, never wider than its container.',
  ],
} satisfies Guide;
