import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The button that sends a form and says so while it is on its way.',
  use: [
    'Once in a form, last, with what happens as its words: “Send the code”.',
    '`busyLabel` for what goes on meanwhile: “Sending the code…”.',
    '`fullWidth` in narrow forms and on phones.',
  ],
  avoid: [
    'For an action outside a form: `Button` with `busy`.',
    'For “Save” in a bar that saves by itself: show the state in words instead.',
  ],
  do: [
    { story: 'WithStartIcon', text: 'An icon before the words, where the kind of action is known by it.' },
    { story: 'Busy', text: 'Both texts lie in one place, so the button is as wide busy as before.' },
    {
      story: 'BeforeThePageIsAlive',
      text: 'A page that holds an early press marks the form `aria-busy="true"`: the button shows it without a line of React.',
    },
    {
      story: 'WaitsForTheFields',
      text: '`incomplete` says that something is missing and lets the click through: show every error, the first in focus.',
    },
  ],
  dont: [
    {
      story: 'LongBusyLabel',
      text: 'Do not tell a story in `busyLabel`: the button takes the width of the longer text from the start.',
    },
    {
      text: 'Do not disable it while fields are wrong. Let it be pressed, show the errors, put the focus into the first.',
    },
  ],
  anatomy: ['Words, or a breathing dot and the words for what goes on', 'A silent line that reads the latter aloud'],
  keyboard: [
    { keys: 'Enter, Space', does: 'Sends the form; nothing while it is busy.' },
    { keys: 'Enter in a field', does: 'Sends too, and is swallowed as well while it is busy.' },
  ],
  roles: [
    'A `button` of type submit; its name changes with what it shows.',
    '`busyLabel` is also said in a `status`, as the change of a name alone is not read out.',
  ],
  tested: [
    'Nothing is sent twice, neither by press nor by Enter in a field.',
    'Width and focus stay when it turns busy.',
    'One with something missing looks as always and can be clicked, where no script runs too.',
    'A form marked busy shows it busy before any script runs.',
  ],
} satisfies Guide;
