import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Figures over time as a line, compared with those before.',
  use: ['For a count or a length of time over seven days or more.'],
  avoid: ['For fewer than three points: say the figures.', 'For parts of one whole, or steps: that is `BarChart`.'],
  do: [{ story: 'Default', text: 'Put the figures in a table beside it; the chart shows the shape alone.' }],
  dont: [{ text: 'Do not draw more than two lines: nobody can tell them apart on paper.' }],
  anatomy: [
    'Names of the lines',
    'Axis of figures',
    'Line with its ground',
    'Broken line of before, optional',
    'Axis of time',
  ],
  keyboard: [
    { keys: 'Arrow left, arrow right', does: 'Go from point to point; the figures of each are shown and read.' },
  ],
  roles: ['A figure named by `label`; its drawing is hidden from those who listen, the table beside it is not.'],
  tested: ['Both lines are drawn and differ in their strokes; the arrow keys show the figures of a point.'],
} satisfies Guide;
