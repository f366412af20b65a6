import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A card with a cover that leads somewhere.',
  use: [
    'For things of one kind in a `CardRow` or `Grid`.',
    'With `action` for something that can be done without going there.',
  ],
  avoid: ['Without a cover: that is `LinkCard`.', 'For a person’s words: that is `QuoteCard`.'],
  do: [
    { story: 'Default', text: 'The cover is drawn from the subject’s address where there is no picture.' },
    {
      story: 'LinkAtTheFoot',
      text: '`linkText` where readers expect a word to press; its name is completed by the title.',
    },
    { story: 'CoverAtTheSide', text: '`side` for many in a grid, `row` where a list of names is enough.' },
    { story: 'Facts', text: '`facts` for what cards of one row are compared by: the same facts in the same order.' },
    {
      story: 'SlimOnPhones',
      text: 'In a list on phones a fact that is understood alone is `plain`: its name is read aloud only.',
    },
    { story: 'WithAction', text: 'The action stays pressable beside the card’s link.' },
  ],
  dont: [
    { story: 'LongTitle', text: 'Do not cut titles; cards of one row grow together.' },
    { text: 'Do not put the price only into the cover’s picture: it can be neither read aloud nor found.' },
  ],
  anatomy: [
    'Cover: picture or lattice, 2 : 1',
    'Title',
    'Facts and description',
    'Named facts, at one height in a row',
    'Link at the foot, or action',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Card, then its action.' },
    { keys: 'Enter', does: 'Follows the card’s link.' },
  ],
  roles: ['An `article` with a heading of `headingLevel`; one link that covers it.'],
  tested: [
    'Facts of cards in one row stand at one height, whatever stands above them.',
    'In a list on phones facts follow one another; a plain one goes without its name.',
    'The cover presses the link; the action does not.',
    'A missing picture is drawn as a lattice.',
  ],
} satisfies Guide;
