import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Asks before an action, with the names of what it removes.',
  use: [
    'Before an action that cannot be undone, or that removes something that others see or wrote.',
    'An action that can be undone is confirmed too if others see the record; the toast afterwards offers Undo.',
    '`names` if it affects more than one record: five are shown, the others after a click.',
  ],
  avoid: [
    'For what nobody else sees and can be undone: do it, and offer “Undo” in a `Toast` or in place.',
    'For a form: `Dialog`.',
    'To say that something failed: `Toast`.',
  ],
  do: [
    { story: 'Danger', text: 'The question names the record; the button repeats the action, not “OK”.' },
    { story: 'ManyNames', text: 'For large numbers the affected names can be read before they are removed.' },
  ],
  dont: [
    { text: 'Do not ask “Are you sure?”: it helps nobody. Say what happens.' },
    { text: 'Do not ask before every small action; people learn to confirm without reading.' },
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
  roles: ['An `alertdialog` named by its question and described by its content.', 'The focus starts on Cancel.'],
  tested: ['Enter right after opening only cancels.', 'All names can be reached; a click outside does not close it.'],
} satisfies Guide;
