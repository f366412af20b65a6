import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A wide band of ink that asks for one thing.',
  use: ['Between two bands of a long page, when a reader has learned enough to act.'],
  avoid: [
    'As the first screen: that is `Hero`.',
    'For news: that is `Ticker`. For a remark: that is `Callout`.',
    'More than twice on a page.',
  ],
  do: [
    {
      story: 'Default',
      text: 'A title that says what is offered, one line of proof, one button that says what happens.',
    },
    {
      story: 'LongTitle',
      text: 'On phones the lattice moves under the words, and so does a picture with a form for phones; another is left out.',
    },
  ],
  dont: [{ text: 'Do not put two buttons of equal weight into it: it asks for one thing.' }],
  anatomy: ['Title', 'Line of text, optional', 'Action, not printed', 'Lattice or picture, fading towards the words'],
  keyboard: [],
  roles: ['A `section` named by its title, so a `region`.'],
  tested: ['Is a region with its action.', 'Words are never over the lattice.'],
} satisfies Guide;
