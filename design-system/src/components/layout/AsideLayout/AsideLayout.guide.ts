import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Long content with something beside it that stays in sight while it is read.',
  use: [
    'For a form, a summary or a list of contents beside a text.',
    'With `desktopOnly` for what narrow screens offer in another way, such as in a `BottomBar`.',
  ],
  avoid: ['For parts of equal weight: that is `Grid`.', 'For what must be read before the content: put it above.'],
  do: [
    { story: 'Default', text: 'The content leads; on narrow screens the aside follows it.' },
    { story: 'DeskOnly', text: 'What is left out on phones can be reached there in another way.' },
  ],
  dont: [
    {
      story: 'TallAside',
      text: 'Do not fill the aside until it is higher than the window: its end would be out of sight.',
    },
  ],
  anatomy: ['Content, as wide as the rest allows', 'Aside of 320 to 380 px, which stays in sight from 1024 px on'],
  keyboard: [],
  roles: ['None of its own: make the aside a landmark yourself, `<Card as="aside" aria-labelledby="…">`.'],
  tested: [
    'Beside the content on a desk, below it on a phone.',
    '`desktopOnly`: on a phone neither seen nor read; the same where the root element is marked `data-mobile`.',
  ],
} satisfies Guide;
