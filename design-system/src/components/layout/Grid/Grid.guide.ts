import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Equal columns, as many as fit.',
  use: ['For any number of similar cards or fields.', 'With `as="ul"` where the cells are a list.'],
  avoid: [
    'For two parts of different weight: set their widths.',
    'For cards that should stay in one line: that is `CardRow`.',
  ],
  do: [
    {
      story: 'NarrowColumns',
      text: 'Choose `min` by the longest word of a cell, not by the desired number of columns.',
    },
    { story: 'OneCellKeepsItsSize', text: 'A single cell keeps the size of similar cells elsewhere.' },
  ],
  dont: [{ text: 'Do not write breakpoints around it: the container decides, also in a narrow aside.' }],
  anatomy: ['Cells of equal width, at least `min` px', 'Gap, in steps of 8 px'],
  keyboard: [],
  roles: ['The element in `as`; a `ul` keeps its list role without bullets.'],
  tested: ['The number of columns in 320, 640 and 1000 px.', 'A column is never wider than a narrow screen.'],
} satisfies Guide;
