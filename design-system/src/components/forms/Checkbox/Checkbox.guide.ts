import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One yes or no that counts when the form is sent.',
  use: [
    'For consent, for a wish, for one of several that can be had together.',
    'For “all of these” over a list, with the element’s `indeterminate` while only some are ticked.',
  ],
  avoid: ['For what takes effect at once: `Switch`.', 'For one of several: `RadioGroup`.'],
  do: [
    { story: 'LongText', text: 'The words may hold a link; pressing anything else ticks the box.' },
    { story: 'Some', text: 'A dash says that some are ticked and some are not.' },
  ],
  dont: [
    { text: 'Do not tick consent for people, and do not write it as “Do not send me …”.' },
    { text: 'Do not hide in it what must be agreed to anyway: say so in the text above the button.' },
  ],
  anatomy: ['Box of 22 px in a line of 44', 'Words', 'Error with its mark', 'Help'],
  keyboard: [{ keys: 'Space', does: 'Ticks or clears it.' }],
  roles: ['A checkbox named by its words, described by error and help; ticked, not ticked or mixed.'],
  tested: ['Its words tick it.', 'Tick, dash and nothing are drawn as what they are.'],
} satisfies Guide;
