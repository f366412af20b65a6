import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A panel over the page for a few fields or a decision, on the browser’s own `dialog`.',
  use: [
    'For something short that belongs to this page and ends in doing it or leaving it.',
    '`data-autofocus` on what should have the focus first; else the first field, else the title has it.',
    '`small` for a few words: on a phone it comes up from the foot. The others fill the screen.',
  ],
  avoid: [
    'For a question about something that goes: `ConfirmDialog`.',
    'For a few choices beside their control: `Popover`.',
    'For what happened: `Toast`. For a long form: a page.',
  ],
  do: [
    { story: 'Default', text: 'The title says what is done here, one line below it why.' },
    { story: 'LongContent', text: 'The buttons stay in sight while the text scrolls.' },
    { story: 'Small', text: 'A short one leaves the page in sight.' },
  ],
  dont: [
    { text: 'Do not open it by itself while somebody reads or types.' },
    { text: 'Do not open a dialog out of a dialog; go on in the same one, focus follows the new step.' },
    { text: 'Do not load heavy things with the page: what stands inside comes when it opens.' },
  ],
  anatomy: [
    'Title, one line below it, and the way out',
    'Content, scrolled when long',
    'Buttons',
    'Veil over the page',
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Round inside the panel.' },
    { keys: 'Escape', does: 'Asks the owner to close; one that is busy may keep it open.' },
  ],
  roles: [
    'A modal `dialog` (or `alertdialog`) named by its title, described by the line below; an `alertdialog` by its content too.',
    'The rest of the page is inert and does not scroll.',
    'A content that scrolls and holds nothing to stop at is itself a stop for Tab.',
  ],
  tested: [
    'Focus goes in, stays in, follows a new step, and goes back to the opener.',
    'Dragging a selection out of the panel does not close it; a press beside it does, where that is allowed.',
    'A toast appears inside the open dialog and survives it.',
  ],
} satisfies Guide;
