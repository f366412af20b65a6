import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The submit button of a form, which shows that it is being sent.',
  use: [
    'Once in a form, last, with the action as its label: “Send the code”.',
    '`busyLabel` while it is sending: “Sending the code…”.',
    '`fullWidth` in narrow forms and on phones.',
  ],
  avoid: [
    'For an action outside a form: `Button` with `busy`.',
    'For “Save” in a bar that saves automatically: show the state as text instead.',
  ],
  do: [
    { story: 'WithStartIcon', text: 'An icon before the label, if it is known for the action.' },
    { story: 'Busy', text: 'Both texts are in the same place, so the button does not change its width.' },
    {
      story: 'BeforeThePageIsAlive',
      text: 'A page that delays an early click marks the form `aria-busy="true"`: the button shows it without React.',
    },
    {
      story: 'WaitsForTheFields',
      text: '`incomplete` shows that something is missing but accepts the click: show every error, and focus the first field.',
    },
  ],
  dont: [
    {
      story: 'LongBusyLabel',
      text: 'Do not use a long `busyLabel`: the button has the width of the longer text from the start.',
    },
    {
      text: 'Do not disable it while fields are invalid. Accept the click, show the errors, and focus the first field.',
    },
  ],
  anatomy: ['Label, or a pulsing dot and the busy label', 'A visually hidden line that reads the busy label aloud'],
  keyboard: [
    { keys: 'Enter, Space', does: 'Sends the form; does nothing while it is busy.' },
    { keys: 'Enter in a field', does: 'Sends too, and does nothing while it is busy.' },
  ],
  roles: [
    'A `button` of type submit; its name changes with its label.',
    '`busyLabel` is also announced in a `status`, because the change of a name is not read out.',
  ],
  tested: [
    'Nothing is sent twice, by click or by Enter in a field.',
    'Width and focus stay when it becomes busy.',
    'An incomplete one looks as always and is clickable, also without script.',
    'A form marked busy shows it busy before any script runs.',
  ],
} satisfies Guide;
