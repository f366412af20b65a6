import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One notice over the page about the result of an action.',
  use: [
    'Through `useToast()` under a `ToastProvider`: `show({ title, description, tone, action })`; `action: { label, onClick }` is one button, such as Undo.',
    '`success` for what is done, `danger` for what failed.',
  ],
  avoid: [
    'For an error of a field: its `error`. In a form: `FormSummary`.',
    'For what belongs to a part of the page: `Callout`.',
    'For a question: `ConfirmDialog`.',
  ],
  do: [
    { story: 'FromTheHook', text: 'A new one replaces the last one: there is one message at a time.' },
    { story: 'Danger', text: 'A failure says in its second line what to do.' },
  ],
  dont: [
    {
      text: 'Do not let a failure close by itself. `closesAfter` is for a success that can be seen on the page too; it waits while the toast is hovered or focused.',
    },
    { text: 'Do not put the only link to something into it: once closed, it is gone.' },
    { text: 'Do not say “Success”. Say what was done.' },
  ],
  anatomy: ['Coloured line at its side', 'What happened', 'What to know or do', 'The close button'],
  keyboard: [{ keys: 'Enter, Space on “Close this message”', does: 'Closes it.' }],
  roles: ['A `status`, read at the next pause; a failure is an `alert`, read at once.', 'It never takes the focus.'],
  tested: [
    'There is one at a time, and it stays, unless `closesAfter` is set.',
    'Its action runs once and closes it.',
    'Over an open dialog it is inside it, as everything outside is inert, and stays after it.',
  ],
} satisfies Guide;
