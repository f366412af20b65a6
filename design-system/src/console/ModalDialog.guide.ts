import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A panel over the page of the console for a few fields or a decision: MUI’s dialog with our head and foot.',
  use: [
    'For a short task of this page that is completed or cancelled.',
    '`data-autofocus` on the element that gets the focus first; else the first field, else the title.',
    '`small` for a few words: on a phone it opens from the bottom. The others fill the screen.',
  ],
  avoid: [
    'On the public site: `Dialog`, which needs no MUI.',
    'For confirming a removal: `ConfirmDialog`. For a few choices next to their control: `PopoverButton`.',
    'For a long form: a page.',
  ],
  do: [
    { story: 'Default', text: 'The title says what is done here, one line below it why.' },
    { story: 'LongContent', text: 'The buttons stay visible while the text scrolls.' },
  ],
  dont: [{ text: 'Do not open it automatically while somebody reads or types.' }],
  anatomy: ['Title, one line below it, and the close button', 'Content, scrolled when long', 'Buttons', 'Dimmed page'],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Stays inside the panel.' },
    { keys: 'Escape', does: 'Calls the owner to close; a busy one may stay open.' },
  ],
  roles: ['A modal `dialog` or `alertdialog`, named by its title and described by the line below.'],
  tested: [
    'The focus goes in, stays in, follows a new step, and returns to the opener.',
    'A click outside closes it, if that is allowed.',
    'A toast appears inside the open dialog.',
  ],
} satisfies Guide;
