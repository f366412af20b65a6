import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A table of one line a row whose columns a person makes wider and narrower.',
  use: ['Where people work through a long list all day, and which column they read most differs from one to the next.'],
  avoid: ['For a table that is only read: `DataTable`, whose columns share the width.', 'On a phone: cards.'],
  do: [
    { story: 'OwnWidths', text: 'Store the widths for the person, and give them back the next time.' },
    { text: 'Offer a way back to the usual widths of all columns in one step.' },
  ],
  dont: [{ text: 'Do not make marks and boxes wider: a column that is `fixed` has no handle.' }],
  anatomy: ['A table', 'A line at the end of each head, which is dragged'],
  keyboard: [
    { keys: '←, → on the line', does: 'Make the column narrower or wider by one em.' },
    { keys: 'Home', does: 'Gives it the usual width again, as a double click does.' },
    { keys: 'Escape while it is dragged', does: 'Puts it back.' },
  ],
  roles: [
    'The line is a `separator` with the width as its value: “Width of Name, 144”.',
    'The head keeps its own name: the line is no part of it.',
  ],
  tested: [
    'The pointer, the arrow keys, Home and a double click; columns before it keep their width.',
    'A table that became wider than its box scrolls under its first column.',
  ],
} satisfies Guide;
