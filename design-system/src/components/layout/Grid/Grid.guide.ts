import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Equal columns, as many as fit.',
  use: ['For cards or fields of one kind, of which any number may come.', 'With `as="ul"` where the cells are a list.'],
  avoid: [
    'For two parts of different weight: give each its own width.',
    'For cards that should stay in one line: that is `CardRow`.',
  ],
  do: [
    {
      story: 'NarrowColumns',
      text: 'Choose `min` by the longest word of a cell, not by the number of columns you hope for.',
    },
    { story: 'OneCellKeepsItsSize', text: 'A single cell keeps the size of its like elsewhere.' },
  ],
  dont: [{ text: 'Do not write breakpoints around it: the space it is in decides, also in a narrow aside.' }],
  anatomy: ['Cells of one width, `min` px at least', 'Gap, in steps of 8 px'],
  keyboard: [],
  roles: ['The element that `as` names; a `ul` keeps its list although the bullets are gone.'],
  tested: ['The number of columns in 320, 640 and 1000 px.', 'A column is never wider than a narrow screen.'],
} satisfies Guide;
