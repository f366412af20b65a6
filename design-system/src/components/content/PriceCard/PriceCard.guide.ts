import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A plan and its price, with what it is made of.',
  use: ['For two to four plans side by side in a `CardRow` or `Grid`.', '`popular` for one of them, with reason.'],
  avoid: ['For a list of charges: that is `DataTable`.', 'For one price in a text: that is `Price`.'],
  do: [
    { story: 'Default', text: 'The amount, its period, then the parts that add up to it.' },
    { story: 'Popular', text: 'One mark in a row of plans.' },
    { story: 'WithNote', text: 'What is not returned stands in the card, not in a footnote.' },
  ],
  dont: [
    { text: 'Do not mark two plans as most chosen.' },
    { text: 'Do not leave the period out where an amount is paid more than once.' },
  ],
  anatomy: [
    'Title and mark',
    'Amount and period',
    'Action, not printed',
    'Parts, as terms and values',
    'Highlights',
    'Note',
  ],
  keyboard: [],
  roles: ['An `article` with a heading of `headingLevel`; the parts are a description list.'],
  tested: [
    'Cards of unequal content are each as high as what they hold.',
    'The amount is in the text face.',
    'Amounts and parts are read as pairs.',
    'Is not split between two sheets of paper.',
  ],
} satisfies Guide;
