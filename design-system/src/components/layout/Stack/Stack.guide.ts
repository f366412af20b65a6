import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Children one after another with even gaps.',
  use: [
    'For the parts of a card or form, in a column; for buttons and chips, in a row.',
    'With `as="ul"` if the children are a list.',
  ],
  avoid: [
    'For equal columns: that is `Grid`.',
    'For running text: `Prose` has the distances between headings and paragraphs.',
  ],
  do: [
    { story: 'ARowThatWraps', text: 'A row wraps; nothing is pushed off the screen.' },
    { story: 'Apart', text: '`space-between` puts the last child at the end of the line.' },
  ],
  dont: [
    { text: 'Do not give the children margins: the gap is the distance.' },
    { text: 'Do not reverse the order by style; the first one to read comes first.' },
  ],
  anatomy: ['Children', 'Gap, in steps of 8 px'],
  keyboard: [],
  roles: ['The element in `as`; a `div` is not announced.'],
  tested: ['8 px a step, down and across.'],
} satisfies Guide;
