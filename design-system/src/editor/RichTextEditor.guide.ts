import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A formatted text as HTML: headings 2 to 4, emphasis, lists, links, quotations and tables.',
  use: [
    'In a console, for structured texts; load it lazily, it is the heaviest component.',
    '`limit` for texts with little room, `lang` if a text is in another language than the page.',
  ],
  avoid: [
    'For plain text: `TextArea`.',
    'To show such a text: `Prose`, which loads nothing.',
    'As a page builder: sections have fields of their own.',
  ],
  do: [
    { story: 'Full', text: 'Structure by headings and lists; the page decides how it looks.' },
    { story: 'TooLong', text: 'Surplus text stays, and is counted.' },
    { story: 'ReadOnly', text: 'Read-only text is read and copied, without tools.' },
  ],
  dont: [
    {
      text: 'Do not store its HTML without sanitizing it on the server: checks here are a convenience, not a protection.',
    },
    { text: 'Do not use empty paragraphs for space; they are removed at the end of the text.' },
    { text: 'Do not render it on the public pages.' },
  ],
  anatomy: [
    'Label',
    'Toolbar, visible while the text scrolls; in a table with its tools',
    'Form for a link, on request',
    'Text',
    'Error, help and count',
    'List of keys, closed at first',
  ],
  keyboard: [
    { keys: 'Alt F10', does: 'To the toolbar; arrows move in it, Escape returns.' },
    { keys: 'Ctrl B, Ctrl I, Ctrl U, Ctrl K', does: 'Bold, italic, underline, link.' },
    { keys: 'Ctrl Alt 2, 3, 4', does: 'Headings.' },
    { keys: 'Ctrl Shift 8, 7, B', does: 'Bulleted list, numbered list, quotation.' },
    { keys: 'Tab, Shift Tab', does: 'Next and previous cell of a table; deeper and back in a list.' },
    { keys: 'Escape, then Tab', does: 'Leaves a list or a table: no key is a trap.' },
    { keys: 'Ctrl Z, Ctrl Shift Z', does: 'Undo and redo.' },
  ],
  roles: [
    'A text box of several lines, named by its label, described by error, help and count.',
    'A `toolbar` with one stop; tools show whether they are on and whether they are available.',
  ],
  tested: [
    'Content from Word (also for the web), Outlook, Gmail, Google Docs and Sheets, Excel, WhatsApp and a page: no two words are joined, lists are rebuilt, headings are one level lower, the first bold row becomes a header, looks and redirects are removed.',
    'Links with unsafe schemes are refused with a message, pasted ones lose their address; one wrapped by Outlook leads to its target.',
    'A value from outside replaces the text; a fast writer loses nothing with a slow owner.',
    'Tables grow and shrink on every side and scroll at 320 px.',
  ],
} satisfies Guide;
