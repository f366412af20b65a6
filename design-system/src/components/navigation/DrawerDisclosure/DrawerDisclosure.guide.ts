import type { Guide } from '../../../guide.ts';

export const guide = {
  summary:
    'A sheet at the side of the screen with the button that opens it, also before the page’s script and without it.',
  use: ['For the menu on phones.', 'For content that may be longer than the screen; head and foot stay visible.'],
  avoid: ['In the console: `SideSheet`.', 'For a short form that blocks everything else: that is `Dialog`.'],
  do: [{ story: 'Default', text: 'It needs no state in the owner and works without script.' }],
  dont: [{ text: 'Do not open a drawer from a drawer; continue inside it.' }],
  anatomy: [
    'Button',
    'Dimmed page; a click on it closes',
    'Sheet at the end, on phones the whole width',
    'Head: title and close button',
    'Content, which scrolls',
    'Foot with actions, optional',
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it; the focus returns to the button.' },
    { keys: 'Tab, Shift+Tab', does: 'Stays inside the sheet.' },
  ],
  roles: ['The browser’s own modal `dialog`, named by its title; the rest of the page is inert.'],
  tested: ['If it was opened before the script loaded, it becomes modal afterwards.'],
} satisfies Guide;
