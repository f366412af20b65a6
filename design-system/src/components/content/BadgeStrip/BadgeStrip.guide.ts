import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Seals of recognition in a row.',
  use: [
    'Near the title or the price, where trust is decided.',
    '`quiet` for short labels with a check, under the seals.',
  ],
  avoid: ['For the state of a record: that is `StatusChip`.', 'For benefits with a sentence each: that is `IconList`.'],
  do: [
    { story: 'WithPictures', text: 'A seal’s picture is described when it says more than the name beside it.' },
    { story: 'LongNames', text: 'Names stand in full; the row wraps.' },
  ],
  dont: [
    { text: 'Do not list what everybody has; three seals say more than nine.' },
    { text: 'Do not use abbreviations nobody knows without a page that explains them.' },
  ],
  anatomy: ['Seal: its picture, or a drawn shield', 'Name'],
  keyboard: [],
  roles: ['A list named by `label`; a drawn shield is decoration.'],
  tested: ['A picture without words is decoration, one with words is read.'],
} satisfies Guide;
