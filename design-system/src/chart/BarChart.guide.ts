import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Figures of one kind as bars, to be compared at a glance.',
  use: ['For three to ten counts of one kind in an order that means something, such as the steps of a form.'],
  avoid: [
    'For figures of several kinds: those want a `DataTable`.',
    'For figures that nobody compares: that is `StatStrip`.',
  ],
  do: [{ story: 'WithNotes', text: 'Say below a bar what its length alone does not, such as how many were lost.' }],
  dont: [{ text: 'Do not let the bars be the only place of a figure that somebody copies; put a table below.' }],
  anatomy: ['Label', 'Figure in words', 'Bar', 'Note, optional', 'Line of the figure before, optional'],
  keyboard: [],
  roles: ['A list named by `label`; label, figure and note are one item, the bar is hidden.'],
  tested: [
    'A figure that is a link is named with its label; what it is compared with stands at its own length.',
    'Bars in the proportion of their values; none where all are zero.',
  ],
} satisfies Guide;
