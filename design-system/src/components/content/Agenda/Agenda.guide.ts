import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'What is planned, day by day: readable on a phone, on paper and without script.',
  use: [
    'For appointments of a period whose times and names matter more than the shape of the week.',
    'In place of a calendar until its code is there: both stand on the same events.',
  ],
  avoid: ['For rows that are compared column by column: `DataTable`.', 'For the stages of a way: `Timeline`.'],
  do: [
    { story: 'Default', text: 'Entries of one subject have one `tone`: a shape and a colour, the same everywhere.' },
    {
      story: 'Changes',
      text: 'Leave what was cancelled or moved in its place and mark it; nobody looks for what is gone.',
    },
    { story: 'Empty', text: 'Say what is empty, in the words of the page.' },
  ],
  dont: [{ text: 'Do not mark by tone alone what must be known: marks are words.' }],
  anatomy: [
    'Day, with “Today” and the name of a holiday',
    'Time, with the old one struck through',
    'Title with its shape',
    'Marks',
    'Note',
    'Actions',
  ],
  keyboard: [],
  roles: ['A list of days, each with a heading and a list of entries.'],
  tested: ['Days without anything are left out.', 'Marks and the old time are read aloud as words.'],
} satisfies Guide;
