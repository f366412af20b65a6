import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'The rows of a table, sorted in place.',
  use: ['If the order of the records in a table is edited, and the table shows all of them in that order.'],
  avoid: [
    'For a list without columns: `SortableList`, which has buttons for up and down.',
    'For a table that is sorted by a column or filtered: rows between two rows are hidden.',
  ],
  do: [
    { story: 'Default', text: 'Put `start` into the first cell, around its content.' },
    { text: 'Offer an alternative without dragging, such as a `SortableList` with its two buttons.' },
  ],
  dont: [{ text: 'Do not leave out `row.onKeyDown`: Alt with an arrow key is the fastest way by keyboard.' }],
  anatomy: ['Handle at the start of each row', 'The row, as its table renders it'],
  keyboard: [
    { keys: 'Alt + ↑, Alt + ↓ in a row', does: 'Moves it by one; the focus stays in place.' },
    { keys: 'Space, Enter on a handle', does: 'Picks the row up, and drops it.' },
    { keys: '↑, ↓', does: 'Carry it.' },
    { keys: 'Escape', does: 'Cancels.' },
  ],
  roles: [
    'The table stays a table; each handle is a button with its position: “Move Fees, position 2 of 6”.',
    'Every step is announced at the end of the page, outside the table.',
  ],
  tested: [
    'Alt with arrows, the handle’s keys and the pointer; focus stays in the row.',
    'If saving fails, the order is restored.',
  ],
} satisfies Guide;
