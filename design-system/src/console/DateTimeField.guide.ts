import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A day and a time, day first and in 24 hours: MUI’s picker.',
  use: ['For a moment, such as a publication. The value is `2026-03-05T09:30`, without a time zone.'],
  avoid: ['For a day alone: `DateField`.'],
  do: [
    {
      story: 'WithError',
      text: 'The help says in which place of the world the value counts, the error what to change.',
    },
  ],
  dont: [{ text: 'Do not use an input of `type="datetime-local"`: the browser’s language decides on its order.' }],
  anatomy: ['Label', 'Parts that are typed one after another', 'Button that opens the calendar', 'Error', 'Help'],
  keyboard: [
    { keys: 'Digits', does: 'Fill a part and go on to the next.' },
    { keys: '←, →, ↑, ↓', does: 'Go to another part, and change the part.' },
    { keys: 'Escape', does: 'Closes the calendar.' },
  ],
  roles: ['A `group` named by the label, described by error and help; each part is a `spinbutton`.'],
  tested: ['Leaving it and closing its calendar are reported, so that a form can save.'],
} satisfies Guide;
