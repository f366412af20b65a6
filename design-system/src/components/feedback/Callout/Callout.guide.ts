import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Words set apart from the text around them, with a sign for their kind.',
  use: [
    'For a condition, a deadline, a result that belongs to this part of the page.',
    '`role="status"` or `"alert"` when it appears after something the visitor did.',
  ],
  avoid: [
    'For a wrong field: that is the field’s `error`; for a wrong form: `FormSummary`.',
    'For an answer to a press that needs no reply: that is a toast.',
  ],
  do: [
    { story: 'Warning', text: 'Say what is at stake, with the amount.' },
    { story: 'Danger', text: 'After a failure say what is not lost.' },
  ],
  dont: [
    { text: 'Do not give a `role` to what was there from the start: it would be read out before the page.' },
    { text: 'Do not stack three of them; the third is not read.' },
  ],
  anatomy: ['Sign of its kind', 'Title, optional', 'Words'],
  keyboard: [],
  roles: ['No role of its own; `status` is read in a pause, `alert` at once.'],
  tested: ['Each kind has a sign of its own, so colour is never alone.'],
} satisfies Guide;
