import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Seals of awards and accreditations in a row.',
  use: [
    'Near the title or the price, where trust matters.',
    '`quiet` for short labels with a check mark, below the seals.',
  ],
  avoid: ['For the state of a record: that is `StatusChip`.', 'For benefits with a sentence each: that is `IconList`.'],
  do: [
    { story: 'WithPictures', text: 'A seal’s picture has an `alt` only if it says more than the name next to it.' },
    { story: 'LongNames', text: 'Names are shown in full; the row wraps.' },
  ],
  dont: [
    { text: 'Do not list common ones; three seals say more than nine.' },
    { text: 'Do not use unknown abbreviations without a page that explains them.' },
  ],
  anatomy: ['Seal: its picture, or a drawn shield', 'Name'],
  keyboard: [],
  roles: ['A list named by `label`; a drawn shield is decorative.'],
  tested: ['A picture without `alt` is decorative, one with `alt` is read.'],
} satisfies Guide;
