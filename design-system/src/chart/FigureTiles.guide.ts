import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'The few figures that are looked at first, with how they have changed.',
  use: ['At the top of a screen of figures, for three to eight that decide what is done next.'],
  avoid: [
    'For figures that never change: that is `StatStrip`.',
    'For figures to be compared: those want a `BarChart`.',
  ],
  do: [{ story: 'Default', text: 'Link a figure to the list of what it counts.' }],
  dont: [{ text: 'Do not let the arrow alone say which way a figure went; the words beside it do.' }],
  anatomy: ['What is counted', 'Figure, a link where there is a list', 'Change in words, with an arrow'],
  keyboard: [],
  roles: ['A list named by `label`; a linked figure is named by what it counts and the figure.'],
  tested: ['A figure links to its list by both names; while it is counted, its room is kept.'],
} satisfies Guide;
