import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One band of a page: one idea, named by its heading.',
  use: [
    'For every part of a page below the first screen.',
    'Alternate `paper` and `white`; `ink` at most once a page.',
    '`strip` for a line of facts that needs no big title.',
  ],
  avoid: [
    'Inside another one: a part of a band is a `Heading` and its content.',
    'For the first screen: that is `Hero` or `HeroCarousel`.',
  ],
  do: [
    { story: 'White', text: 'The eyebrow names the kind, the title says the thing.' },
    { text: 'Leave the title out of sight, with `titleHidden`, over a text that has headings of its own.' },
    { story: 'WithAction', text: 'A way to everything stands at the end of the title’s line.' },
  ],
  dont: [
    { text: 'Do not give two bands of one page the same `id`; the heading takes its id from it.' },
    { text: 'Do not set colours inside: a band changes the variables, and everything in it follows.' },
  ],
  anatomy: ['Eyebrow, optional', 'Title', 'Intro, optional', 'Action at the end of the line, not printed', 'Content'],
  keyboard: [],
  roles: [
    'A `section` named by its heading, so a `region` landmark.',
    '`headingLevel` sets the place in the outline; the look stays.',
  ],
  tested: [
    'A title out of sight still names the region.',
    'An ink band turns the colours of what is inside it.',
    'A strip is less than half as tall as a band.',
  ],
} satisfies Guide;
