import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Asks before something is done, with the names of what it removes.',
  use: [
    'Before what cannot be undone, or what removes something that others see or wrote.',
    'What can be restored is asked all the same when others see it; the notice afterwards offers to undo it.',
    '`names` where it is more than one thing: five are shown, the others after a click.',
  ],
  avoid: [
    'For what nobody else sees and can be undone: do it, and offer “Undo” in a `Toast` or in place.',
    'For a form: `Dialog`.',
    'To say that something failed: `Toast`.',
  ],
  do: [
    { story: 'Danger', text: 'The question names the thing; the button repeats the action, not “OK”.' },
    { story: 'ManyNames', text: 'A person reads what a large number stands for before it is removed.' },
  ],
  dont: [
    { text: 'Do not ask “Are you sure?”: it helps nobody. Say what happens.' },
    { text: 'Do not ask before every small thing; people learn to confirm without reading.' },
  ],
  anatomy: [
    'Question',
    'What happens, and whether it can be undone',
    'Names of what is removed',
    'Cancel, and the action',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Clicks what has the focus: at first Cancel.' },
    { keys: 'Escape', does: 'Cancels.' },
  ],
  roles: ['An `alertdialog` named by its question and described by all it says.', 'The focus starts on Cancel.'],
  tested: ['Enter at once does nothing but cancel.', 'All names can be reached; a click beside it does not close it.'],
} satisfies Guide;
