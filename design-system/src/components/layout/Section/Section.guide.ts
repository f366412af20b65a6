import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One band of a page: one subject, named by its heading.',
  use: [
    'For every part of a page below the first screen.',
    'Alternate `paper` and `white`; `ink` at most once a page.',
    '`strip` for a line of facts without a big title.',
  ],
  avoid: [
    'Inside another one: use a `Heading` and its content.',
    'For the first screen: that is `Hero` or `HeroCarousel`.',
  ],
  do: [
    { story: 'White', text: 'The eyebrow names the kind, the title the subject.' },
    { text: 'Hide the title, with `titleHidden`, above a text with its own headings.' },
    { story: 'WithAction', text: 'A link to the complete list is at the end of the title’s line.' },
  ],
  dont: [
    { text: 'Do not give two bands of one page the same `id`; the heading’s id is derived from it.' },
    { text: 'Do not set colours inside: a band changes the variables, and its content follows.' },
  ],
  anatomy: ['Eyebrow, optional', 'Title', 'Intro, optional', 'Action at the end of the line, not printed', 'Content'],
  keyboard: [],
  roles: [
    'A `section` named by its heading, so a `region` landmark.',
    '`headingLevel` sets the level in the outline; the look stays.',
  ],
  tested: [
    'A hidden title still names the region.',
    'An ink band changes the colours of its content.',
    'A strip is less than half as high as a band.',
  ],
} satisfies Guide;
