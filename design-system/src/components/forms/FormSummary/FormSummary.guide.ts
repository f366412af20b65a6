import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'All errors of a form in one place, each line a link to its field.',
  use: [
    'At the top of a form with errors, with the focus on it or on the first invalid field.',
    'For an error of no particular field: a line without `fieldId`.',
  ],
  avoid: [
    'As the only place of an error: each is also shown at its field.',
    'For a success or a notice: `Callout`.',
    'For a failure outside a form: `Toast` or `ErrorState`.',
  ],
  do: [
    {
      story: 'Default',
      text: 'Pass the `label` of its field with each error: the line starts with it, and the message is the one at the field. Keep the order of the form.',
    },
    { story: 'WithoutField', text: 'After a lost connection it says that nothing is lost.' },
  ],
  dont: [
    { text: 'Do not count instead of naming: “3 errors” does not help.' },
    { text: 'Do not remove it while fields are being corrected; check again at the next submission.' },
  ],
  anatomy: ['Icon and title', 'One line per error, a link if it has a field'],
  keyboard: [{ keys: 'Enter on a line', does: 'Focuses its field.' }],
  roles: ['An `alert`, read out when it appears; its ref can take the focus.'],
  tested: [
    'A line starts with the label of its field.',
    'Lines lead to their fields.',
    'Renders nothing without errors.',
  ],
} satisfies Guide;
