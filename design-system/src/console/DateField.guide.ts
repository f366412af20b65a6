import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A day, written day first whatever the browser’s language: MUI’s picker.',
  use: ['Wherever staff enter a day. The value is `2026-03-05`, or an empty text while a part is missing.'],
  avoid: ['For a day with a time: `DateTimeField`.'],
  do: [
    {
      story: 'WithError',
      text: 'The help says in which place of the world the value counts, the error what to change.',
    },
  ],
  dont: [{ text: 'Do not use an input of `type="date"`: the browser’s language decides on its order.' }],
  anatomy: ['Label', 'Parts that are typed one after another', 'Button that opens the calendar', 'Error', 'Help'],
  keyboard: [
    { keys: 'Digits', does: 'Fill a part and go on to the next.' },
    { keys: '←, →, ↑, ↓', does: 'Go to another part, and change the part.' },
    { keys: 'Escape', does: 'Closes the calendar.' },
  ],
  roles: ['A `group` named by the label, described by error and help; each part is a `spinbutton`.'],
  tested: ['The week of the calendar begins on Sunday, as that of the class schedule.', 'What is half typed stays.'],
} satisfies Guide;
