import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Several lines of plain text in a box that grows with its content.',
  use: [
    'For a question, a summary, an address: text without formatting.',
    '`limit` if a card or a message has little room; it counts, and never cuts.',
    '`rows` for the expected length.',
  ],
  avoid: ['For one line: `TextField`.', 'For headings, lists and links: `RichTextEditor`, a separate entry point.'],
  do: [
    { story: 'WithLimit', text: 'The count is at the end of the help.' },
    { story: 'TooLong', text: 'Surplus text stays in the box; the writer decides what to remove.' },
  ],
  dont: [
    { text: 'Do not set `maxLength` with `limit`: it silently cuts pasted text.' },
    { text: 'Do not start with ten empty lines; the box grows by itself.' },
  ],
  anatomy: ['Label', 'Box with a resize handle', 'Error with its icon', 'Help, and the count at the end of its line'],
  keyboard: [{ keys: 'Enter', does: 'A new line; the form is not sent.' }],
  roles: [
    'A text box of several lines, described by error, help and count.',
    'The count is announced when the writer pauses, in the last tenth of the limit (at least 20 characters) and beyond it.',
    'Invalid while there is an error or it is too long.',
  ],
  tested: [
    'It grows and shrinks, also in browsers that cannot do that by themselves.',
    'The count follows the owner, a form library, a reset and restored text.',
    'A long word stays inside at 320 px.',
  ],
} satisfies Guide;
