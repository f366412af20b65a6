import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The first band of a page, in several slides that change every five seconds and start again.',
  use: ['On a home page with two to five messages of equal weight.'],
  avoid: [
    'For one message: `Hero` says more.',
    'For what must not be missed: most readers only see the first slide.',
    'For cards: that is `CardRow`.',
  ],
  do: [
    { story: 'Default', text: 'The first slide is the most important one; each has one call to action.' },
    {
      story: 'Pictures',
      text: 'With `phone` a different picture for narrow screens, with `focus` the part that stays visible.',
    },
    { story: 'TwelveSlides', text: 'Many slides have a number instead of dots; fewer slides are better.' },
  ],
  dont: [
    { story: 'LongWords', text: 'Five seconds are enough for a title and a line, not for a paragraph.' },
    { text: 'Do not change slides faster: with `intervalMs` under 5000 slow readers cannot finish.' },
    { text: 'Do not repeat the action of a slide in the next.' },
  ],
  anatomy: [
    'Picture, or a lattice drawn from the title',
    'Title, text and action of the slide',
    'Pause, arrows and dots; none with one slide',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Pause, arrows, dots, then the slides; nothing moves while the focus is inside.' },
    { keys: 'Enter, Space', does: 'On a control: pauses, or goes to a slide.' },
    { keys: 'Left, Right', does: 'Scrolls while the slides have focus.' },
  ],
  roles: [
    'A `section` named by `label`, described as a carousel; each slide a group “Slide 2 of 3: title”.',
    'The dot of the current slide is `aria-current`. A change by click is announced in a `status`, automatic changes are not.',
  ],
  tested: [
    'Five seconds, start again, one slide, pause, focus, hover, swipe, reduced motion.',
    'Without script a row to swipe; every slide is in the server’s HTML.',
    '`startCarousel` runs before the framework, which takes over its state.',
  ],
} satisfies Guide;
