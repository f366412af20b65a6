import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A linked card with a cover.',
  use: [
    'For similar cards in a `CardRow` or `Grid`.',
    'With `action` for something that can be done without opening the page.',
  ],
  avoid: ['Without a cover: that is `LinkCard`.', 'For a person’s words: that is `QuoteCard`.'],
  do: [
    { story: 'Default', text: 'The cover is drawn from the subject’s address if there is no picture.' },
    {
      story: 'LinkAtTheFoot',
      text: '`linkText` if readers expect a visible link; its accessible name includes the title.',
    },
    { story: 'CoverAtTheSide', text: '`side` for many in a grid, `row` where a list of names is enough.' },
    {
      story: 'Facts',
      text: '`facts` for the values by which cards of a row are compared: the same facts in the same order.',
    },
    {
      story: 'SlimOnPhones',
      text: 'In a list on phones a `plain` fact is shown without its name, which is only read aloud.',
    },
    { story: 'WithAction', text: 'The action stays clickable next to the card’s link.' },
  ],
  dont: [
    { story: 'LongTitle', text: 'Do not cut titles; cards of one row grow together.' },
    { text: 'Do not put the price into the cover’s picture only: it cannot be read aloud or searched.' },
  ],
  anatomy: [
    'Cover: picture or lattice, 2 : 1',
    'Title',
    'Facts and description',
    'Named facts, at the same height in a row',
    'Link at the foot, or action',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Card, then its action.' },
    { keys: 'Enter', does: 'Follows the card’s link.' },
  ],
  roles: ['An `article` with a heading of `headingLevel`; one link that covers it.'],
  tested: [
    'Facts of cards in a row are at the same height, whatever is above them.',
    'In a list on phones facts follow one another; a plain one is shown without its name.',
    'A click on the cover follows the link; the action does not.',
    'A missing picture is drawn as a lattice.',
  ],
} satisfies Guide;
