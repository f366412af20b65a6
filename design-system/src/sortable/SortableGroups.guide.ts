import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Groups and the items in them, two levels put in order; items move from group to group.',
  use: [
    'For parts of a plan with their entries, columns of a footer with their links.',
    '`onReorder` gets all groups with all their items; save them as one.',
  ],
  avoid: [
    'For one level: `SortableList`.',
    'For deeper trees: open one branch at a time.',
    'To sort things into fixed boxes, one at a time: a `Select` on the thing.',
  ],
  do: [
    { story: 'Default', text: 'An empty group says that something can be put there, and can be dropped on.' },
    { story: 'Many', text: 'With long lists, ← and → carry an item past a whole group.' },
  ],
  dont: [
    { text: 'Do not give two items the same id because they are in different groups.' },
    { text: 'Do not draw heavy forms in the rows; while something is dragged all of them follow.' },
  ],
  anatomy: ['Group: handle, its content, up and down', 'Item: the same, inside its group', 'Room of an empty group'],
  keyboard: [
    { keys: 'Space, Enter on a handle', does: 'Picks up a group or an item, and puts it down.' },
    { keys: '↑, ↓', does: 'Carry it; an item goes on into the next group.' },
    { keys: '←, →', does: 'Carry an item to the group before or after.' },
    { keys: 'Escape', does: 'Puts everything back.' },
    { keys: 'Tab', does: 'Puts it down where it is and goes on.' },
  ],
  roles: [
    'A list of lists, each named by its group.',
    'Handles say place and group: “Move Fees, position 1 of 3 in Costs”; a carried one is pressed.',
    'Every step is said, and where there is no further.',
  ],
  tested: [
    'Carried by keys over the borders of groups, with the focus on its handle all the way.',
    'Dragged into another group, into an empty one; groups with all they hold.',
    'A failed save puts all back; a fresh array with the same order changes nothing.',
  ],
} satisfies Guide;
