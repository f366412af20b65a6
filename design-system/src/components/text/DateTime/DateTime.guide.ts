import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A date or time as people in India write it, and as machines read it.',
  use: [
    'For every date and time that is shown, in Indian time wherever the reader is.',
    '`relative` for what has just happened in a list: “5 minutes ago”.',
    '`formatDate` where a string is needed.',
  ],
  avoid: [
    'For a duration: “6 months” is text.',
    '`relative` for deadlines: a day and an hour can be put into a diary.',
  ],
  do: [
    { story: 'ForReadersElsewhere', text: 'Name the zone where readers may be abroad: a class, a deadline.' },
    { story: 'ADay', text: 'A day without a time is the same day everywhere; with the weekday it is easier to keep.' },
  ],
  dont: [
    {
      text: 'Do not format dates with `Intl` yourself: servers and browsers differ, and the page would change under the reader.',
    },
    { text: 'Do not write `numeric` in running text; 04/07 is July to one reader and April to another.' },
  ],
  anatomy: ['Date, time or distance', 'Zone, optional'],
  keyboard: [],
  roles: ['A `time` element with the moment; a distance has the date as its title.'],
  tested: [
    'Midnight, noon and the turn of the year in India.',
    'Rendered alike on the server and in the browser; distances come afterwards.',
    'Words that are no date are shown as they are.',
  ],
} satisfies Guide;
