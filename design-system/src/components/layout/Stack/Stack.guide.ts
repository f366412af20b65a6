import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Children one after another with even gaps.',
  use: [
    'For the parts of a card or form, down; for buttons and chips, across.',
    'With `as="dl"` or `as="ul"` where the children are entries.',
  ],
  avoid: [
    'For equal columns: that is `Grid`.',
    'For running text: `Prose` knows the distances between headings and paragraphs.',
  ],
  do: [
    { story: 'ARowThatWraps', text: 'A row wraps; nothing is pushed off the screen.' },
    { story: 'Apart', text: '`space-between` puts the last child at the end of the line.' },
  ],
  dont: [
    { text: 'Do not give the children margins of their own: the gap is the distance.' },
    { text: 'Do not reverse the order by style; what is read first stands first.' },
  ],
  anatomy: ['Children', 'Gap, in steps of 8 px'],
  keyboard: [],
  roles: ['The element that `as` names; a `div` is not announced.'],
  tested: ['8 px a step, down and across.'],
} satisfies Guide;
