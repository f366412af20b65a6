import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A date or time as people in India write it, and readable for machines.',
  use: ['For every date and time, in Indian time wherever the reader is.', '`formatDate` if a string is needed.'],
  avoid: ['For a duration: “6 months” is text.'],
  do: [
    {
      story: 'ADay',
      text: 'A day without a time is the same day everywhere; the weekday makes it easier to remember.',
    },
  ],
  dont: [
    {
      text: 'Do not format dates with `Intl` yourself: servers and browsers differ, and hydration would change the page.',
    },
    { text: 'Do not write `numeric` in running text; 04/07 is July to one reader and April to another.' },
  ],
  anatomy: ['Date or time'],
  keyboard: [],
  roles: ['A `time` element with the instant.'],
  tested: [
    'Midnight, noon and the turn of the year in India.',
    'The same text from the server and the browser.',
    'A text that is not a date is shown unchanged.',
  ],
} satisfies Guide;
