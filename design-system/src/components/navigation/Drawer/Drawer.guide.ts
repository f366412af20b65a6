import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A sheet at the side of the screen for something that is needed for a moment.',
  use: [
    'For filters, a menu on phones, the details of one row of a list.',
    'For content that may be longer than the screen; head and foot stay visible.',
    '`DrawerDisclosure` if it must open before the page’s script, such as a menu.',
  ],
  avoid: [
    'For a question that must be answered: that is `ConfirmDialog`.',
    'For a short form that blocks everything else: that is `Dialog`.',
    'For what a reader compares with the page: a modal sheet makes the page inert.',
  ],
  do: [
    { story: 'Default', text: 'The button at the foot names the result: “Show 24 results”, not “OK”.' },
    {
      story: 'WithItsOwnButton',
      text: 'A drawer with its own button needs no state in the owner and works without script.',
    },
  ],
  dont: [
    { text: 'Do not open a drawer from a drawer; continue inside it.' },
    { text: 'Do not close it after a failure: the choices would be lost.' },
  ],
  anatomy: [
    'Dimmed page; a click on it closes',
    'Sheet at the end, 400 or 640 px, on phones the whole width',
    'Head: title and close button',
    'Content, which scrolls',
    'Foot with actions, optional',
  ],
  keyboard: [
    { keys: 'Escape', does: 'Calls the owner to close; the focus returns to the opener.' },
    { keys: 'Tab, Shift+Tab', does: 'Stays inside the sheet.' },
  ],
  roles: [
    'The browser’s own modal `dialog`, named by its title; the rest of the page is inert.',
    'The element marked `data-autofocus` gets the focus, else the first field, else the title.',
    'A long text without controls is a stop for Tab, so that it can be scrolled.',
  ],
  tested: [
    'Focus in, inside and back; Escape; a click outside; the page behind does not scroll.',
    'Never wider than a screen of 320 px.',
    'Without script it opens and closes; if it was opened before the script loaded, it becomes modal afterwards.',
  ],
} satisfies Guide;
