import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A highlighted text with an icon for its kind.',
  use: [
    'For a condition, a deadline or a result of this part of the page.',
    '`role="status"` or `"alert"` if it appears after an action of the visitor.',
  ],
  avoid: [
    'For an invalid field: the field’s `error`; for a form: `FormSummary`.',
    'For the result of an action that needs no reply: that is a toast.',
  ],
  do: [
    { story: 'Warning', text: 'Say what is at risk, with the amount.' },
    { story: 'Danger', text: 'After a failure say what is not lost.' },
  ],
  dont: [
    { text: 'Do not set a `role` on text that is there from the start: it would be read before the page.' },
    { text: 'Do not show three of them in a row; the third is not read.' },
  ],
  anatomy: ['Icon of its kind', 'Title, optional', 'Text'],
  keyboard: [],
  roles: ['No role of its own; `status` is read at the next pause, `alert` at once.'],
  tested: ['Each kind has its own icon, so colour is never the only sign.'],
} satisfies Guide;
