import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'The rows of a table, put in order where they are read.',
  use: ['Where the order of the records in a table is what is edited, and the table shows all of one order.'],
  avoid: [
    'For a list without columns: `SortableList`, which has buttons for up and down.',
    'For a table that is sorted by a column or narrowed by a search: what is between two rows is not in sight.',
  ],
  do: [
    { story: 'Default', text: 'Put `start` into the first cell, around what stands there already.' },
    { text: 'Offer a way without dragging beside it, such as a `SortableList` with its two buttons.' },
  ],
  dont: [{ text: 'Do not leave out `row.onKeyDown`: Alt with an arrow key is the fastest way by keyboard.' }],
  anatomy: ['Handle at the start of each row', 'The row, as its table draws it'],
  keyboard: [
    { keys: 'Alt + ↑, Alt + ↓ in a row', does: 'Moves it by one; the focus stays where it is.' },
    { keys: 'Space, Enter on a handle', does: 'Picks the row up, and puts it down.' },
    { keys: '↑, ↓', does: 'Carry it.' },
    { keys: 'Escape', does: 'Puts it back.' },
  ],
  roles: [
    'The table stays a table; each handle is a button with its position: “Move Fees, position 2 of 6”.',
    'Every step is said at the end of the page, outside the table.',
  ],
  tested: [
    'Alt with arrows, the handle’s keys and the pointer; focus stays in the row.',
    'An order that could not be saved goes back.',
  ],
} satisfies Guide;
