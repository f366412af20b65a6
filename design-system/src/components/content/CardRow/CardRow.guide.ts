import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Cards side by side; more than fit scroll sideways, by finger, wheel, keys and arrows.',
  use: [
    'For four to twelve cards of one kind, of which the first are the most likely.',
    'Up to `gridUpTo` cards stand in a grid on wide screens, so few need no scrolling.',
  ],
  avoid: [
    'For everything there is: `Grid`, with `Pagination` when there are many.',
    'For slides that fill the screen: that is `HeroCarousel`.',
    'For cards that must be compared line by line: that is `DataTable`.',
  ],
  do: [
    {
      story: 'Default',
      text: 'On a phone the next card looks in at the edge; wider screens show whole cards, and arrows.',
    },
    { story: 'FewMakeAGrid', text: 'Three plans fill the width.' },
    { story: 'UnevenCards', text: 'Cards of one row are equally tall, their links at one height.' },
  ],
  dont: [
    { text: 'Do not let it move by itself: somebody is reading the second card.' },
    { text: 'Do not put the only way to something into the last card.' },
  ],
  anatomy: [
    'List of cards, snapping',
    'Two arrows under its end, each there while there is more that way; their place is kept',
  ],
  keyboard: [
    { keys: 'Left, Right', does: 'Scrolls the row while it has focus.' },
    { keys: 'Enter, Space', does: 'On an arrow: scrolls by 200 px and on to the next card.' },
    { keys: 'Tab', does: 'Through the cards; one out of sight comes into sight.' },
  ],
  roles: [
    'A list named by `label`; a stop for the keyboard only while it has more to show.',
    'Arrows are named after the row, “Show more: …”; at an end they are `aria-disabled` and keep the focus.',
  ],
  tested: [
    'On a phone the row runs to the edges of the screen, where a `Container` is around it.',
    'In a grid no card stands alone in a line.',
    'Arrows by scroll position, 200 px a step, to the last card however wide the cards.',
    'On paper every card, in rows, without arrows.',
    'Two rows on a page have arrows of two names.',
  ],
} satisfies Guide;
