import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Several lines of plain text in a box that grows with them.',
  use: [
    'For a question, a summary, an address: text without formatting.',
    '`limit` where a card or a message has only so much room; it counts, and never cuts.',
    '`rows` for what is expected, `maxRows` for where it begins to scroll.',
  ],
  avoid: ['For one line: `TextField`.', 'For headings, lists and links: the `RichTextEditor` behind its own door.'],
  do: [
    { story: 'WithLimit', text: 'The count stands where the help ends, in words.' },
    { story: 'TooLong', text: 'What is too much stays in the box; the writer decides what goes.' },
  ],
  dont: [
    { text: 'Do not set `maxLength` beside `limit`: it cuts a pasted text without a word.' },
    { text: 'Do not start with ten empty lines; the box grows by itself.' },
  ],
  anatomy: ['Label', 'Box with a corner to pull', 'Error with its mark', 'Help, and the count at the end of its line'],
  keyboard: [{ keys: 'Enter', does: 'A new line; the form is not sent.' }],
  roles: [
    'A text box of several lines, described by error, help and count.',
    'The count is said once the writer pauses, in the last tenth of the room (at least 20 characters) and beyond it.',
    'Invalid while there is an error or it is too long.',
  ],
  tested: [
    'It grows and shrinks, also where the browser cannot do that by itself.',
    'The count follows the owner, a form library, a reset and what the browser restored.',
    'A word without a break stays inside at 320 px.',
  ],
} satisfies Guide;
