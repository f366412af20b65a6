import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A ring lattice at the size of an icon: rings of arcs that show the position of a part.',
  use: [
    'Before the title of a part, with the rings up to it: `Accordion` shows it faint until the part is open.',
    'Around the numeral of a step, with one strong arc per completed step: `Steps` does that.',
  ],
  avoid: ['Without a text next to it that says the same.', 'If there is space for the whole: that is `RingLattice`.'],
  do: [
    { story: 'RingByRing', text: 'Set `of`, so that each ring has the same size in all marks of a list.' },
    { story: 'StepByStep', text: 'Set `lit` for one ring that fills arc by arc.' },
  ],
  dont: [{ text: 'Do not make it a button: it shows a position and leads nowhere.' }],
  anatomy: [
    'One circle of arcs per ring',
    'The strong arcs of the outermost ring, with `lit`',
    'One marigold arc at the top',
  ],
  keyboard: [],
  roles: ['Hidden from assistive technology.'],
  tested: ['The number of arcs in each ring.', '`lit` arcs are strong, counted from the top.'],
} satisfies Guide;
