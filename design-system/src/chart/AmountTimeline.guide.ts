import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Payments along an axis, for one of several plans at a time.',
  use: ['For payment plans that differ in dates and totals.'],
  avoid: ['For the parts of an amount: that is `DataTable`.', 'For stages without amounts: that is `Timeline`.'],
  do: [
    { story: 'Default', text: 'Put the plan first that other texts mention, and mark it with the same words.' },
    { story: 'Default', text: 'If a plan can be paid in several ways, give each way a title.' },
    { story: 'ManyMonths', text: 'Write equal amounts once, with their number; each is a separate column.' },
  ],
  dont: [
    { text: 'Do not show an amount in the columns only; each step has it as text.' },
    { story: 'WithoutDates', text: 'Do not guess a time: an amount without one is only listed.' },
  ],
  anatomy: [
    'Plans with their totals: more than three scroll on a tablet, on phones they are a list',
    'Ways to pay the selected plan, each with columns on the axis, and steps with amounts',
    'Details: what is included and what to do next',
  ],
  keyboard: [
    { keys: 'Up, Down', does: 'Selects another plan.' },
    { keys: 'Tab', does: 'Reaches the selected plan.' },
  ],
  roles: ['A group named by `title`, with one radio button per plan; the drawing is hidden, the steps are a list.'],
  tested: [
    'Without script a click shows another plan.',
    'The axis ends at the last amount of the plan.',
    'One scale for all ways of a plan, and one column per payment; none for a single payment at the start.',
    'Total and name share a line on phones, and the page does not scroll sideways.',
    'On paper every plan is printed.',
  ],
} satisfies Guide;
