import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A panel over the page for a few fields or a decision, on the browser’s own `dialog`.',
  use: [
    'For a short task of this page that is completed or cancelled.',
    '`data-autofocus` on the element that gets the focus first; else the first field, else the title.',
    '`small` for a few words: on a phone it opens from the bottom. The others fill the screen.',
  ],
  avoid: [
    'In the console: `ModalDialog`, because MUI’s menus and pickers would open below the browser’s own dialog.',
    'For results: `Toast`. For a long form: a page.',
  ],
  do: [
    { story: 'Default', text: 'The title says what is done here, one line below it why.' },
    { story: 'LongContent', text: 'The buttons stay visible while the text scrolls.' },
    { story: 'Small', text: 'A short one leaves the page visible.' },
  ],
  dont: [
    { text: 'Do not open it automatically while somebody reads or types.' },
    { text: 'Do not open a dialog from a dialog; continue in the same one, the focus follows the new step.' },
    { text: 'Do not load heavy content with the page: load it when the dialog opens.' },
  ],
  anatomy: ['Title, one line below it, and the close button', 'Content, scrolled when long', 'Buttons', 'Dimmed page'],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Stays inside the panel.' },
    { keys: 'Escape', does: 'Calls the owner to close; a busy one may stay open.' },
  ],
  roles: [
    'A modal `dialog` (or `alertdialog`) named by its title, described by the line below; an `alertdialog` by its content too.',
    'The rest of the page is inert and does not scroll.',
    'Content that scrolls without a stop inside is a stop for Tab itself.',
  ],
  tested: [
    'The focus goes in, stays in, follows a new step, and returns to the opener.',
    'A text selection dragged out of the panel does not close it; a click outside does, if that is allowed.',
    'A toast appears inside the open dialog and survives it.',
  ],
} satisfies Guide;
