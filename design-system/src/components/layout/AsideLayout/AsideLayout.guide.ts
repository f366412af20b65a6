import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Long content with an aside that stays visible while it is read.',
  use: [
    'For a form, a summary or a table of contents next to a text.',
    'With `desktopOnly` for what narrow screens offer elsewhere, such as in a `BottomBar`.',
  ],
  avoid: ['For parts of equal weight: that is `Grid`.', 'For what must be read before the content: put it above.'],
  do: [
    { story: 'Default', text: 'The content comes first; on narrow screens the aside follows it.' },
    { story: 'DeskOnly', text: 'What is left out on phones can be reached there in another way.' },
  ],
  dont: [
    {
      story: 'TallAside',
      text: 'Do not make the aside higher than the window: its end would be invisible.',
    },
  ],
  anatomy: ['Content, as wide as the rest allows', 'Aside of 320 to 380 px, which stays visible from 1024 px on'],
  keyboard: [],
  roles: ['None of its own: make the aside a landmark yourself, `<aside aria-labelledby="…">`.'],
  tested: [
    'Next to the content on a desktop, below it on a phone.',
    '`desktopOnly`: on a phone neither visible nor read; the same if the root element has `data-mobile`.',
  ],
} satisfies Guide;
