import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A procedure, first to last, with large numerals.',
  use: ['To explain a procedure before it starts.', 'With three to six steps of a sentence or two.'],
  avoid: [
    'To show progress through a flow.',
    'For stages of a life or a product over time: that is `Timeline`.',
    'For points without an order: that is `IconList`.',
  ],
  do: [
    { story: 'Default', text: 'Titles start with a verb: the reader sees at once what to do.' },
    { story: 'TitlesAlone', text: 'If the title is enough, leave the description out.' },
  ],
  dont: [{ text: 'Do not write “Step 1” into a title: the numeral is there, and it is read from the list.' }],
  anatomy: ['Numeral', 'Title', 'Description, optional'],
  keyboard: [],
  roles: ['An ordered list; each title is a heading of `headingLevel`.'],
  tested: ['Order and heading levels.', 'Renders nothing without items.'],
} satisfies Guide;
