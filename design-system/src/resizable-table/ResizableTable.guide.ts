import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A table with one line per row and resizable columns.',
  use: ['For people who use a long list all day, and read different columns most.'],
  avoid: ['For a table that is only read: `DataTable`, whose columns share the width.', 'On a phone: cards.'],
  do: [
    { story: 'OwnWidths', text: 'Store the widths per person, and restore them the next time.' },
    { text: 'Offer to reset the widths of all columns in one step.' },
  ],
  dont: [{ text: 'Do not let icons and checkboxes be resized: a `fixed` column has no handle.' }],
  anatomy: ['A table', 'A line at the end of each head, which can be dragged'],
  keyboard: [
    { keys: '←, → on the line', does: 'Make the column narrower or wider by one em.' },
    { keys: 'Home', does: 'Resets the width, like a double click.' },
    { keys: 'Escape while it is dragged', does: 'Cancels.' },
  ],
  roles: [
    'The line is a `separator` with the width as its value: “Width of Name, 144”.',
    'The head keeps its own name: the line is not part of it.',
  ],
  tested: [
    'The pointer, the arrow keys, Home and a double click; columns before it keep their width.',
    'A table that is wider than its box scrolls under its first column.',
  ],
} satisfies Guide;
