import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The first thing on a page, in several slides that go on every five seconds and begin again.',
  use: ['On a home page with two to five messages of equal weight.'],
  avoid: [
    'For one message: it then stands still, but `Hero` says more.',
    'For what must not be missed: most readers see the first slide only.',
    'For cards: that is `CardRow`.',
  ],
  do: [
    { story: 'Default', text: 'The first slide is the one that matters; each asks for one thing.' },
    {
      story: 'Pictures',
      text: 'With `phone` a picture of its own for narrow screens, with `focus` the part that stays in sight.',
    },
    { story: 'TwelveSlides', text: 'Many slides get a number in the place of dots; better, have fewer.' },
  ],
  dont: [
    { story: 'LongWords', text: 'Five seconds are enough for a title and a line, not for a paragraph.' },
    { text: 'Do not go on faster: `intervalMs` under 5000 takes the words away from slow readers.' },
    { text: 'Do not repeat the action of a slide in the next.' },
  ],
  anatomy: [
    'Picture, or a lattice drawn from the title',
    'Title, text and action of the slide',
    'Pause, arrows and dots; none with one slide',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Pause, arrows, dots, then the slides; while focus is inside, nothing moves.' },
    { keys: 'Enter, Space', does: 'On a control: pauses, or goes to a slide.' },
    { keys: 'Left, Right', does: 'Scrolls while the slides have focus.' },
  ],
  roles: [
    'A `section` named by `label`, described as a carousel; each slide a group “Slide 2 of 3: title”.',
    'The dot of the slide in sight is `aria-current`. A press is answered in a `status`; slides that go by themselves keep quiet.',
  ],
  tested: [
    'Five seconds, wrap, one slide, pause, focus, pointing, swipe, reduced motion.',
    'Without script a row to swipe; every slide is in the server’s HTML.',
    '`startCarousel` runs before the framework and is taken over where it stands.',
  ],
} satisfies Guide;
