import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The fields of a form in one column with its buttons last; `Form` is the whole of it.',
  use: [
    '`Form` for a form of its own: it posts without script, its errors are yours to word.',
    '`FormStack` inside a form that a library brings.',
    'With react-hook-form: the inputs take `register()` as it is.',
  ],
  avoid: ['For filters in a line above a table: a flex row of fields.'],
  do: [
    { story: 'Default', text: 'One column, read from top to bottom; the button is as wide as a phone.' },
    { story: 'WithErrors', text: 'After a failed submission all problems stand first, and each again at its field.' },
    { story: 'Sending', text: 'While it is sent, what was typed can be read and not changed.' },
  ],
  dont: [
    { text: 'Do not set two fields side by side because there is room: the second is overlooked.' },
    { text: 'Do not mark every required field; ask only for what is needed, and mark what is optional.' },
    { text: 'Do not forget `name`: without script nothing else is posted.' },
  ],
  anatomy: ['Fields, 20 px apart, at most 720 px wide', 'Buttons, set a little apart'],
  keyboard: [{ keys: 'Enter in a field', does: 'Sends the form.' }],
  roles: [
    'A `form`; give it a name (`aria-labelledby`) and it is a landmark.',
    'After a submission that comes back with errors the first wrong field takes the focus.',
  ],
  tested: ['Fields stand in one column, edge to edge on a tablet.', 'The browser’s own bubbles are off.'],
} satisfies Guide;
