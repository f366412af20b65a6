import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'What is paid when, drawn along one axis, for one of several ways at a time.',
  use: ['For ways to pay one thing that differ in when the money goes and in how much it comes to.'],
  avoid: [
    'For what an amount is made of: that is `DataTable`.',
    'For a way in stages without amounts: that is `Timeline`.',
  ],
  do: [
    { story: 'Default', text: 'Put the way that is named elsewhere first, and mark it with the words used there.' },
    { story: 'ManyMonths', text: 'Write equal amounts once, with their number; each has a column of its own.' },
  ],
  dont: [{ text: 'Do not let the columns be the only place of an amount; each step has it in words.' }],
  anatomy: ['Title', 'Ways, each with its total', 'Columns on the axis', 'Words under the axis', 'Steps with amounts'],
  keyboard: [
    { keys: 'Up, Down', does: 'Chooses another way.' },
    { keys: 'Tab', does: 'Reaches the chosen way.' },
  ],
  roles: ['A group named by `title`, with a radio button a way; the drawing is hidden, the steps are a list.'],
  tested: [
    'Without script a click shows another way.',
    'One scale for all ways, and a column for each time.',
    'Total and name share a line at 390 px, and nothing scrolls sideways.',
  ],
} satisfies Guide;
