import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Figures over time as a line, compared with the former period.',
  use: ['For a count or a duration over seven days or more.'],
  avoid: ['For fewer than three points: write the figures.', 'For parts of a whole, or steps: that is `BarChart`.'],
  do: [{ story: 'Default', text: 'Put the figures in a table next to it; the chart only shows the shape.' }],
  dont: [{ text: 'Do not draw more than two lines: they cannot be distinguished on paper.' }],
  anatomy: [
    'Names of the lines',
    'Axis of figures',
    'Line with its background',
    'Dashed line of the former period, optional',
    'Axis of time',
  ],
  keyboard: [
    { keys: 'Arrow left, arrow right', does: 'Go from point to point; the figures of each are shown and read aloud.' },
  ],
  roles: ['A figure named by `label`; its drawing is hidden from screen readers, the table next to it is not.'],
  tested: ['Both lines are drawn with different strokes; the arrow keys show the figures of a point.'],
} satisfies Guide;
