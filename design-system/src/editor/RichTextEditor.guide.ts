import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A formatted text as HTML: headings 2 to 4, emphasis, lists, links, quotations and tables.',
  use: [
    'In a console, for texts that have a structure; load it lazily, it is the heaviest part there is.',
    '`limit` for texts with little room, `lang` where a text is in another language than the page.',
  ],
  avoid: [
    'For plain text: `TextArea`.',
    'To show such a text: `Prose`, which cleans nothing and loads nothing.',
    'As a page builder: sections have fields of their own.',
  ],
  do: [
    { story: 'Full', text: 'Structure by headings and lists; how it looks is the page’s business.' },
    { story: 'TooLong', text: 'What is too much stays, and is counted.' },
    { story: 'ReadOnly', text: 'Without the right to change it, it is read and copied, with no tools in the way.' },
  ],
  dont: [
    {
      text: 'Do not store what it gives without cleaning it on the server: a link checked here is a convenience, no border.',
    },
    { text: 'Do not press Enter for space between paragraphs; the empty line is taken off where it ends the text.' },
    { text: 'Do not render it on the public pages.' },
  ],
  anatomy: [
    'Label',
    'Toolbar, in sight while the text scrolls; in a table with the tools for it',
    'Form for a link, when asked for',
    'Text',
    'Error, help and count',
    'Keys, folded away',
  ],
  keyboard: [
    { keys: 'Alt F10', does: 'To the toolbar; arrows walk it, Escape comes back.' },
    { keys: 'Ctrl B, Ctrl I, Ctrl U, Ctrl K', does: 'Bold, italic, underline, link.' },
    { keys: 'Ctrl Alt 2, 3, 4', does: 'Headings.' },
    { keys: 'Ctrl Shift 8, 7, B', does: 'Bulleted list, numbered list, quotation.' },
    { keys: 'Tab, Shift Tab', does: 'Next and last cell of a table; deeper and back in a list.' },
    { keys: 'Escape, then Tab', does: 'Out of a list or a table: no key is a trap.' },
    { keys: 'Ctrl Z, Ctrl Shift Z', does: 'Undo and redo.' },
  ],
  roles: [
    'A text box of several lines, named by its label, described by error, help and count.',
    'A `toolbar` of one stop; tools say whether they are on and whether they can do something now.',
  ],
  tested: [
    'What comes from Word (also for the web), Outlook, Gmail, Google Docs and Sheets, Excel, WhatsApp and a page: no two words run together, lists rebuilt, headings one step down, first bold row made a header, looks and redirects gone.',
    'Links with unsafe schemes are refused in words, pasted ones lose their address; one behind a safe link of Outlook leads to its end.',
    'A value from outside replaces the text; a fast writer loses nothing to a slow owner.',
    'Tables grow and shrink on every side and scroll at 320 px.',
  ],
} satisfies Guide;
