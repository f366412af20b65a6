import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A list sorted by pointer, by keys or by the two buttons of each row.',
  use: [
    'If the order itself is edited: questions on a page, entries of a menu.',
    'With a form in each row: mark its content `data-spread` and it gets a separate line on a phone; `data-spread="tall"` also keeps the handle at its first line.',
  ],
  avoid: [
    'For groups whose items move between them: `SortableGroups`.',
    'For an order that follows from the data (name, date): a `DataTable`.',
    'For hundreds of rows: let people type a position.',
  ],
  do: [
    { story: 'Default', text: '`label` is the spoken name of the row, short and different from its neighbours.' },
    { story: 'WithForm', text: 'Fields in a row work as always; only the handle drags.' },
  ],
  dont: [
    {
      text: 'Do not save silently: `onReorder` may return a promise, and if it rejects the old order is restored and announced.',
    },
    { text: 'Do not use the index as id; it would change with the position.' },
  ],
  anatomy: ['Handle', 'Content', 'Up and down'],
  keyboard: [
    { keys: 'Space, Enter on a handle', does: 'Picks the row up, and drops it.' },
    { keys: '↑, ↓', does: 'Carry it.' },
    { keys: 'Escape', does: 'Cancels.' },
  ],
  roles: [
    'A list; each handle is a button with its position: “Move Fees, position 2 of 6”.',
    'Every step is announced: picked up, moved, dropped, cancelled.',
    'The buttons at the ends stay focusable and are announced as disabled.',
  ],
  tested: ['Keys, pointer and buttons; the focus stays with the moved row.', 'If saving fails, the order is restored.'],
} satisfies Guide;
