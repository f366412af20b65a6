import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Tables of the same columns, one for each group: lined up on wide screens, folded on phones.',
  use: [
    'For everything there is of one kind, in two to six groups that readers know by name.',
    'Where rows are looked up by group first, then compared line by line.',
  ],
  avoid: ['For a single group: `DataTable`.', 'For a choice of a few to look at: `CardRow` of `MediaCard`.'],
  do: [
    { story: 'Default', text: 'Give every column but one a `width`: the tables line up whatever their words.' },
    { story: 'Phone', text: 'Put the group that most readers want first: it is the open one.' },
  ],
  dont: [{ text: 'Do not repeat in every row what is true of the whole group: say it once, in `note`.' }],
  anatomy: [
    'Line with the group’s name and the number of its rows, on phones',
    'Heading of the group, on wide screens',
    'Note',
    'Table',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On a group’s line: opens it and closes the other.' }],
  roles: ['Each group is a `details`, one open at a time; on wide screens a heading and a table named by it.'],
  tested: [
    'On a phone one group is open; opening another closes it.',
    'On a wide screen every table is shown, without a press, and their columns begin at the same places.',
    'An anchor opens its group.',
  ],
} satisfies Guide;
