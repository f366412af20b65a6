import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A sheet from the side of the screen for something that is needed for a moment beside the page.',
  use: [
    'For filters, a menu on phones, the details of one row of a list.',
    'For content that may be longer than the screen; head and foot stay in sight.',
    '`DrawerDisclosure` where it must open before the page’s script: a menu, above all.',
  ],
  avoid: [
    'For a question that must be answered: that is `ConfirmDialog`.',
    'For a short form that stands in the way of everything else: that is `Dialog`.',
    'For what a reader compares with the page: a modal sheet makes the page inert.',
  ],
  do: [
    { story: 'Default', text: 'The button at the foot says what will be seen: “Show 24 results”, not “OK”.' },
    {
      story: 'WithItsOwnButton',
      text: 'A drawer with its own button needs no state in the owner and works without script.',
    },
  ],
  dont: [
    { text: 'Do not open a drawer from a drawer; go on inside it.' },
    { text: 'Do not close it by yourself after a failure: what was chosen is lost with it.' },
  ],
  anatomy: [
    'Veil over the page; a press on it closes',
    'Sheet at the end, 400 or 640 px, on phones the whole width',
    'Head: title and close button',
    'Content, which scrolls',
    'Foot with actions, optional',
  ],
  keyboard: [
    { keys: 'Escape', does: 'Asks to close; focus goes back to what opened it.' },
    { keys: 'Tab, Shift+Tab', does: 'Go round inside the sheet.' },
  ],
  roles: [
    'The browser’s own modal `dialog`, named by its title; the rest of the page is inert.',
    'Focus goes to what is marked `data-autofocus`, else to the first field, else to the title.',
    'A long text without anything to press becomes a stop for Tab, so that it can be scrolled.',
  ],
  tested: [
    'Focus in, round and back; Escape; a press beside the sheet; the page behind does not scroll.',
    'Never wider than a screen of 320 px.',
    'Without script it opens and closes; opened before the script came, it becomes modal afterwards.',
  ],
} satisfies Guide;
