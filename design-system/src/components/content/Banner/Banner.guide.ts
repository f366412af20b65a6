import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A wide band of ink with one call to action.',
  use: ['Between two bands of a long page, when the reader knows enough to act.'],
  avoid: [
    'As the first screen: that is `Hero`.',
    'For news: that is `Ticker`. For a remark: that is `Callout`.',
    'More than twice on a page.',
  ],
  do: [
    {
      story: 'Default',
      text: 'A title with the offer, one line of proof, one button named by its action.',
    },
    {
      story: 'LongTitle',
      text: 'On phones the lattice moves below the text, and so does a picture with a form for phones; other pictures are left out.',
    },
  ],
  dont: [{ text: 'Do not put two equal buttons into it: it has one call to action.' }],
  anatomy: ['Title', 'Line of text, optional', 'Action, not printed', 'Lattice or picture, fading towards the text'],
  keyboard: [],
  roles: ['A `section` named by its title, so a `region`.'],
  tested: ['Is a region with its action.', 'The text is never over the lattice.'],
} satisfies Guide;
