import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'The most important figures, with their change.',
  use: ['At the top of a screen of figures, for three to eight that decide what to do next.'],
  avoid: ['For figures that never change: that is `StatStrip`.', 'For figures to be compared: `BarChart`.'],
  do: [{ story: 'Default', text: 'Link a figure to the list of the counted records.' }],
  dont: [{ text: 'Do not rely on the arrow for the direction; the text next to it says it.' }],
  anatomy: ['Name of the figure', 'Figure, a link if there is a list', 'Change as text, with an arrow'],
  keyboard: [],
  roles: ['A list named by `label`; a linked figure is named by what it counts and the figure.'],
  tested: ['A figure links to its list by both names; while it loads, its space is reserved.'],
} satisfies Guide;
