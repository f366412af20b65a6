import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A time of day in 24 hours: MUI’s picker.',
  use: ['Wherever staff enter a time of day. The value is `09:30`.'],
  avoid: ['For a day with a time: `DateTimeField`.'],
  do: [
    {
      story: 'WithError',
      text: 'The help says in which place of the world the value counts, the error what to change.',
    },
  ],
  dont: [{ text: 'Do not use an input of `type="time"`: the browser’s language decides on its order.' }],
  anatomy: [
    'Label',
    'Parts that are typed one after another',
    'Button that opens the list of hours and minutes',
    'Error',
    'Help',
  ],
  keyboard: [
    { keys: 'Digits', does: 'Fill a part and go on to the next.' },
    { keys: '←, →, ↑, ↓', does: 'Go to another part, and change the part.' },
    { keys: 'Escape', does: 'Closes the list of hours and minutes.' },
  ],
  roles: ['A `group` named by the label, described by error and help; each part is a `spinbutton`.'],
  tested: ['A time of the afternoon is typed in 24 hours.'],
} satisfies Guide;
