import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Cards next to each other; if they do not fit they scroll sideways, by touch, wheel, keys and arrows.',
  use: [
    'For four to twelve similar cards, the most likely ones first.',
    'Up to `gridUpTo` cards form a grid on wide screens, so few need no scrolling.',
  ],
  avoid: [
    'For a complete list: `Grid`, with `PageLinks` if there are many.',
    'For slides that fill the screen: that is `HeroCarousel`.',
    'For cards that must be compared line by line: that is `DataTable`.',
  ],
  do: [
    {
      story: 'Default',
      text: 'On a phone the edge of the next card is visible; wider screens show whole cards, and arrows.',
    },
    { story: 'FewMakeAGrid', text: 'Three plans fill the width.' },
    { story: 'UnevenCards', text: 'Cards of one row are equally high, with their links at the same height.' },
  ],
  dont: [
    { text: 'Do not move it automatically: somebody may be reading the second card.' },
    { text: 'Do not make the last card the only way to something.' },
  ],
  anatomy: [
    'List of cards, snapping',
    'Two arrows below its end, visible while there is more in that direction; their space is reserved',
  ],
  keyboard: [
    { keys: 'Left, Right', does: 'Scrolls the row while it has focus.' },
    { keys: 'Enter, Space', does: 'On an arrow: scrolls by 200 px and on to the next card.' },
    { keys: 'Tab', does: 'Through the cards; a hidden one scrolls into view.' },
  ],
  roles: [
    'A list named by `label`; a stop for the keyboard only while it has more to show.',
    'Arrows are named after the row, “Show more: …”; at an end they are `aria-disabled` and keep the focus.',
  ],
  tested: [
    'On a phone the row extends to the edges of the screen if it is in a `Container`.',
    'In a grid no card is alone in a line.',
    'Arrows by scroll position, 200 px a step, to the last card whatever the card width.',
    'On paper every card, in rows, without arrows.',
    'Two rows on a page have arrows with different names.',
  ],
} satisfies Guide;
