import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A ring lattice at the size of a mark: rings of arcs that say how far along a part is.',
  use: [
    'Before the title of a part, with the rings up to it: `Accordion` draws it faint until the part is open.',
    'Around the numeral of a step, with as many arcs strong as steps are taken: `Steps` does that.',
  ],
  avoid: ['Without words beside it that say the same.', 'Where there is space for the whole: that is `RingLattice`.'],
  do: [
    { story: 'RingByRing', text: 'Give `of`, so that each ring has the same size in every mark of a list.' },
    { story: 'StepByStep', text: 'Give `lit` for one ring that fills arc by arc.' },
  ],
  dont: [{ text: 'Do not make it a button: it says where one is, and leads nowhere.' }],
  anatomy: [
    'One circle of arcs for each ring',
    'The strong arcs of the outermost, with `lit`',
    'One marigold arc at the top',
  ],
  keyboard: [],
  roles: ['Hidden from assistive technology.'],
  tested: ['As many arcs as counted, in each ring.', '`lit` arcs are strong, counted from the top.'],
} satisfies Guide;
