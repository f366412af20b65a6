import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Asks before something is done, with the names of what goes.',
  use: [
    'Before what cannot be undone, or what everybody sees at once.',
    '`names` where it is more than one thing: five are shown, the rest open on a press.',
  ],
  avoid: [
    'For what can be undone: do it, and offer “Undo” in a `Toast` or in place.',
    'For a form: `Dialog`.',
    'To say that something failed: `Toast`.',
  ],
  do: [
    { story: 'Danger', text: 'The question names the thing; the button repeats the deed, not “OK”.' },
    { story: 'ManyNames', text: 'A large number is seen in names before it is pressed.' },
  ],
  dont: [
    { text: 'Do not ask “Are you sure?”: nobody is less sure for it. Say what happens.' },
    { text: 'Do not ask before every small thing; people learn to press without reading.' },
  ],
  anatomy: ['Question', 'What happens, and whether it can be undone', 'Names of what goes', 'The way out, the deed'],
  keyboard: [
    { keys: 'Enter, Space', does: 'Presses what has the focus: at first the way out.' },
    { keys: 'Escape', does: 'The way out.' },
  ],
  roles: ['An `alertdialog` named by its question and described by all it says.', 'Focus starts on the way out.'],
  tested: ['Enter at once does nothing but cancel.', 'All names can be reached; a press beside it does not close it.'],
} satisfies Guide;
