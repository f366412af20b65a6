import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Similar figures as bars, to compare at a glance.',
  use: ['For three to ten similar counts in a meaningful order, such as the steps of a form.'],
  avoid: ['For different kinds of figures: `DataTable`.', 'For figures that are not compared: that is `StatStrip`.'],
  do: [{ story: 'WithNotes', text: 'Explain below a bar what its length does not show, such as how many were lost.' }],
  dont: [{ text: 'Do not show a figure in the bars only; add a table below.' }],
  anatomy: ['Label', 'Figure as text', 'Bar', 'Note, optional', 'Line of the former figure, optional'],
  keyboard: [],
  roles: ['A list named by `label`; label, figure and note are one item, the bar is hidden.'],
  tested: [
    'A linked figure is named with its label; the former figure is drawn at its own length.',
    'Bars are proportional to their values; there are none if all are zero.',
  ],
} satisfies Guide;
