import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A sheet at the side of the console’s screen for something that is needed for a moment: MUI’s drawer.',
  use: [
    'For the details of one row of a list, a history, a preview.',
    'For content that may be longer than the screen.',
  ],
  avoid: [
    'For a question that must be answered: `ConfirmDialog`. For a short form: `ModalDialog`.',
    'On the public site: `DrawerDisclosure`, which works without script.',
  ],
  do: [{ story: 'Default', text: 'The button at the foot names the result: “Show 24 results”, not “OK”.' }],
  dont: [{ text: 'Do not close it after a failure: the choices would be lost.' }],
  anatomy: [
    'Dimmed page; a click on it closes',
    'Sheet at the end, 400 or 640 px, on phones the whole width',
    'Title and close button',
    'Content, which scrolls',
    'Actions, optional',
  ],
  keyboard: [
    { keys: 'Escape', does: 'Calls the owner to close; the focus returns to the opener.' },
    { keys: 'Tab, Shift Tab', does: 'Stays inside the sheet.' },
  ],
  roles: ['A modal `dialog`, named by its title; the focus goes in as in `ModalDialog`.'],
  tested: ['Focus in, inside and back; Escape; a click outside.', 'Never wider than a screen of 320 px.'],
} satisfies Guide;
