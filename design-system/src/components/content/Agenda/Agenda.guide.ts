import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Planned events, day by day: readable on a phone, on paper and without script.',
  use: [
    'For appointments of a period whose times and names matter more than the shape of the week.',
    'Instead of a calendar until its code has loaded: both use the same events.',
  ],
  avoid: ['For rows that are compared column by column: `DataTable`.', 'For stages: `Timeline`.'],
  do: [
    { story: 'Default', text: 'Entries of one subject have the same `tone`: a constant shape and colour.' },
    {
      story: 'Changes',
      text: 'Show cancelled and moved entries in their place, and mark them.',
    },
    { story: 'Empty', text: 'Say what is empty in the language of the page.' },
  ],
  dont: [{ text: 'Do not convey essential information by tone only: marks are words.' }],
  anatomy: [
    'Day, with “Today” and the name of a holiday',
    'Time, with the former one struck through',
    'Title with its shape',
    'Marks',
    'Note',
    'Actions',
  ],
  keyboard: [],
  roles: ['A list of days, each with a heading and a list of entries.'],
  tested: ['Days without entries are left out.', 'Marks and the former time are read aloud as words.'],
} satisfies Guide;
