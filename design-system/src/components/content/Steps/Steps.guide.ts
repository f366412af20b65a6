import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A procedure, first to last, with large numerals.',
  use: ['To explain what somebody will do, before they begin.', 'With three to six steps of a sentence or two.'],
  avoid: [
    'To show progress through a flow.',
    'For stages of a life or a product over time: that is `Timeline`.',
    'For points without an order: that is `IconList`.',
  ],
  do: [
    { story: 'Default', text: 'Titles begin with a verb: the reader sees at once what to do.' },
    { story: 'TitlesAlone', text: 'Where the title says all, leave the description out.' },
  ],
  dont: [{ text: 'Do not write “Step 1” into a title: the numeral is there, and it is read from the list.' }],
  anatomy: ['Numeral', 'Title', 'Description, optional'],
  keyboard: [],
  roles: ['An ordered list; each title is a heading of `headingLevel`.'],
  tested: ['Order and heading levels.', 'Without items nothing is left behind.'],
} satisfies Guide;
