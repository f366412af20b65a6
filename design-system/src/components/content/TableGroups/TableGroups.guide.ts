import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Tables with the same columns, one per group: aligned on wide screens, closed on phones.',
  use: [
    'For a complete list in two to six groups that readers know by name.',
    'Where rows are looked up by group first, then compared line by line.',
  ],
  avoid: ['For a single group: `DataTable`.', 'For a choice of a few to look at: `CardRow` of `MediaCard`.'],
  do: [
    { story: 'Default', text: 'Give every column but one a `size`: the tables line up whatever their content.' },
    { story: 'Phone', text: 'Put the group first that most readers want: it is open.' },
  ],
  dont: [{ text: 'Do not repeat in every row what is true for the whole group: write it once, in `note`.' }],
  anatomy: [
    'Line with the group’s name and the number of its rows, on phones',
    'Heading of the group, on wide screens',
    'Note',
    'Table',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On a group’s line: opens it and closes the others.' }],
  roles: ['Each group is a `details`, one open at a time; on wide screens a heading and a table named by it.'],
  tested: [
    'On a phone one group is open; opening another closes it.',
    'On a wide screen every table is shown without a click, and their columns start at the same positions.',
    'An anchor opens its group.',
  ],
} satisfies Guide;
