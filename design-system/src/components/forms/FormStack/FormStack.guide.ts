import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The fields of a form in one column with its buttons last; `Form` is the whole of it.',
  use: [
    '`Form` for a separate form: it posts without script, with your own error texts.',
    '`FormStack` inside the form of a library.',
    'With react-hook-form: the inputs take `register()` as it is.',
  ],
  avoid: ['For filters in a line above a table: a flex row of fields.'],
  do: [
    { story: 'Default', text: 'One column, read from top to bottom; the button is as wide as a phone.' },
    { story: 'WithErrors', text: 'After a failed submission all errors come first, and each one again at its field.' },
    { story: 'Sending', text: 'While it is sent, the entered values can be read but not changed.' },
  ],
  dont: [
    { text: 'Do not put two fields next to each other because there is room: the second one is overlooked.' },
    { text: 'Do not mark every required field; ask only for what is needed, and mark optional fields.' },
    { text: 'Do not forget `name`: without script nothing else is posted.' },
  ],
  anatomy: ['Fields, 20 px apart, at most 720 px wide', 'Buttons, with a little space above'],
  keyboard: [{ keys: 'Enter in a field', does: 'Sends the form.' }],
  roles: [
    'A `form`; give it a name (`aria-labelledby`) and it is a landmark.',
    'After a submission that returns errors the first invalid field gets the focus.',
  ],
  tested: ['Fields are in one column, edge to edge on a tablet.', 'The browser’s own messages are off.'],
} satisfies Guide;
