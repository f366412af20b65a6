import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'What is paid when, drawn along an axis, for one of several plans at a time.',
  use: ['For plans to pay one thing that differ in when the money goes and in how much it comes to.'],
  avoid: [
    'For what an amount is made of: that is `DataTable`.',
    'For a way in stages without amounts: that is `Timeline`.',
  ],
  do: [
    { story: 'Default', text: 'Put the plan that is named elsewhere first, and mark it with the words used there.' },
    { story: 'Default', text: 'Give a plan that can be paid in several ways a title for each of them.' },
    { story: 'ManyMonths', text: 'Write equal amounts once, with their number; each has a column of its own.' },
  ],
  dont: [
    { text: 'Do not let the columns be the only place of an amount; each step has it in words.' },
    { story: 'WithoutDates', text: 'Do not guess a time: an amount without one is listed alone.' },
  ],
  anatomy: [
    'Plans, each with its total: more than three scroll on a tablet, on phones they are a list',
    'Ways to pay the chosen plan, each with columns on the axis, words under it, and steps with amounts',
    'Details: what it includes and what to do next',
  ],
  keyboard: [
    { keys: 'Up, Down', does: 'Chooses another plan.' },
    { keys: 'Tab', does: 'Reaches the chosen plan.' },
  ],
  roles: ['A group named by `title`, with a radio button a plan; the drawing is hidden, the steps are a list.'],
  tested: [
    'Without script a click shows another plan.',
    'The axis ends at the last amount of the plan.',
    'One scale for the ways of a plan, and a column for each time; none for what is paid at once.',
    'Total and name share a line on phones, and the page does not scroll sideways.',
    'On paper every plan is shown.',
  ],
} satisfies Guide;
