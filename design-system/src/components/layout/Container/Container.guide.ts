import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Centres content, limits its width and keeps the page’s gutter.',
  use: [
    'Inside a custom band that `Section` does not cover.',
    '`text` (720 px) for reading, `page` (1200 px) for everything else.',
  ],
  avoid: ['Inside `Section`, `Hero`, `Banner` or `Footer`: they have their own.'],
  do: [{ story: 'ForText', text: 'A page to read gets `text`; lines stay near 66 characters.' }],
  dont: [
    { text: 'Do not put one inside another: the gutter would be doubled.' },
    { text: 'Do not set a `max-width` on its children instead; two widths on one page look like a mistake.' },
  ],
  anatomy: ['Gutter of 16 to 40 px, growing with the screen', 'Content'],
  keyboard: [],
  roles: ['A plain `div`; it is not announced.'],
  tested: ['The width of each size, without the gutters.'],
} satisfies Guide;
