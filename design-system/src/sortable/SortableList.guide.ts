import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A list put in order by pointer, by keys or by each row’s two buttons.',
  use: [
    'Where the order itself is what is edited: questions on a page, entries of a menu.',
    'With a form in each row: mark its content `data-spread` and it gets a line of its own on a phone; `data-spread="tall"` also leaves the handle at its first line.',
  ],
  avoid: [
    'For groups whose items move between them: `SortableGroups`.',
    'For an order that follows from the data (name, date): a `DataTable`.',
    'For hundreds of rows: let people type a position.',
  ],
  do: [
    { story: 'Default', text: '`label` is what the row is called aloud, short and unlike its neighbours.' },
    { story: 'WithForm', text: 'Fields in a row are used as ever; only the handle drags.' },
  ],
  dont: [
    {
      text: 'Do not save silently: `onReorder` may return a promise, and one that fails puts the old order back and says so.',
    },
    { text: 'Do not use the index as id; a moved row would be another one.' },
  ],
  anatomy: ['Handle', 'Content', 'Up and down'],
  keyboard: [
    { keys: 'Space, Enter on a handle', does: 'Picks the row up, and puts it down.' },
    { keys: '↑, ↓', does: 'Carry it.' },
    { keys: 'Escape', does: 'Puts it back.' },
  ],
  roles: [
    'A list; each handle a button with its place: “Move Fees, position 2 of 6”.',
    'Every step is said: picked up, where it is, put down, cancelled.',
    'The buttons at the ends stay in reach and are told as disabled.',
  ],
  tested: [
    'Keys, pointer and buttons; focus stays with what was moved.',
    'An order that could not be saved goes back.',
  ],
} satisfies Guide;
