import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Groups and their items, two sortable levels; items move between groups.',
  use: [
    'For parts of a plan with their entries, columns of a footer with their links.',
    '`onReorder` gets all groups with all their items; save them as one.',
  ],
  avoid: [
    'For one level: `SortableList`.',
    'For deeper trees: open one branch at a time.',
    'To assign records to fixed groups, one at a time: a `Select` on the record.',
  ],
  do: [
    { story: 'Default', text: 'An empty group says that items can be dropped on it.' },
    { story: 'Many', text: 'With long lists, ← and → carry an item past a whole group.' },
  ],
  dont: [
    { text: 'Do not give two items the same id because they are in different groups.' },
    { text: 'Do not render heavy forms in the rows; all of them move during a drag.' },
  ],
  anatomy: ['Group: handle, its content, up and down', 'Item: the same, inside its group', 'Space of an empty group'],
  keyboard: [
    { keys: 'Space, Enter on a handle', does: 'Picks up a group or an item, and drops it.' },
    { keys: '↑, ↓', does: 'Carry it; an item goes on into the next group.' },
    { keys: '←, →', does: 'Carry an item to the group before or after.' },
    { keys: 'Escape', does: 'Cancels.' },
    { keys: 'Tab', does: 'Drops it and continues.' },
  ],
  roles: [
    'A list of lists, each named by its group.',
    'Handles say position and group: “Move Fees, position 1 of 3 in Costs”; the carried one is pressed.',
    'Every step is announced, also the end of a group.',
  ],
  tested: [
    'Carried by keys across groups, with the focus on its handle all the way.',
    'Dragged into another group, into an empty one; groups with all their items.',
    'If saving fails, everything moves back; a new array with the same order changes nothing.',
  ],
} satisfies Guide;
