import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One notice over the page about what a press has done.',
  use: [
    'Through `useToast()` under a `ToastProvider`: `show({ title, description, tone, action })`; `action: { label, onClick }` is one button, such as Undo.',
    '`success` for what is done, `danger` for what failed.',
  ],
  avoid: [
    'For what is wrong in a field: its `error`. In a form: `FormSummary`.',
    'For what belongs to a part of the page: `Callout`.',
    'For what needs an answer: `ConfirmDialog`.',
  ],
  do: [
    { story: 'FromTheHook', text: 'A new one takes the place of the last: two things are never said at once.' },
    { story: 'Danger', text: 'A failure says in its second line what to do.' },
  ],
  dont: [
    {
      text: 'Do not let a failure close by itself. `closesAfter` is for a success that can be seen on the page too; it waits while the toast is hovered or focused.',
    },
    { text: 'Do not put into it the only link to something: closed, it is gone.' },
    { text: 'Do not say “Success”. Say what was done.' },
  ],
  anatomy: ['Line of meaning at its side', 'What happened', 'What to know or do', 'The way to close it'],
  keyboard: [{ keys: 'Enter, Space on “Close this message”', does: 'Closes it.' }],
  roles: [
    'A `status`, read when there is a pause; a failure is an `alert`, read at once.',
    'It never takes the focus.',
  ],
  tested: [
    'There is one at a time, and it stays, unless `closesAfter` is given.',
    'Its action runs once and closes it.',
    'Over an open dialog it is inside it, as everything outside is inert, and stays after it.',
  ],
} satisfies Guide;
