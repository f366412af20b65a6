import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A page of the site at the width of a phone, a tablet or a desktop, scaled down to fit.',
  use: ['For a preview of a page next to its data.'],
  avoid: ['For a picture of a page: that is `Picture`.'],
  do: [
    { story: 'Default', text: 'The page has its real width and is scaled, so that its layout is that of visitors.' },
  ],
  dont: [
    {
      story: 'Phone',
      text: 'Do not give a page the width of the panel: its layout would fit no real screen.',
    },
  ],
  anatomy: ['A box that fills its container', 'The visible page', 'Pages that load hidden behind it'],
  keyboard: [],
  roles: ['`iframe` with a title; hidden ones are not read'],
  tested: ['A page wider than the box is scaled to its width.', 'A hidden page is neither visible nor read.'],
} satisfies Guide;
