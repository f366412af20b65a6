import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A page of the site at the width of a phone, a tablet or a desk, scaled down to fit.',
  use: ['For a preview of a page beside what it is made of.'],
  avoid: ['For a picture of a page: that is `Picture`.'],
  do: [
    { story: 'Default', text: 'The page has its real width and is scaled, so that it is laid out as visitors see it.' },
  ],
  dont: [
    {
      story: 'Phone',
      text: 'Do not give a page the width of the panel: it would be laid out for a screen nobody has.',
    },
  ],
  anatomy: ['A box that fills what it is in', 'The page that is shown', 'Pages that load behind it, out of sight'],
  keyboard: [],
  roles: ['`iframe` with a title; those that load behind are not read'],
  tested: ['A page wider than the box is scaled to its width.', 'A page that is not shown is neither seen nor read.'],
} satisfies Guide;
