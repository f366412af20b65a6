import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Points with an icon each, in as many columns as fit.',
  use: ['For three to nine benefits, services or requirements without an order.'],
  avoid: ['For a procedure: that is `Steps`.', 'For figures: that is `StatStrip`.', 'For seals: that is `BadgeStrip`.'],
  do: [
    { story: 'Default', text: 'A title of three to six words, one sentence below it.' },
    { story: 'TitlesAlone', text: 'If the titles are enough, so is a check mark.' },
  ],
  dont: [{ text: 'Do not mix points with and without descriptions; the list looks unfinished.' }],
  anatomy: ['Icon in a ring, or a picture', 'Title', 'Description, optional; it may hold a link'],
  keyboard: [],
  roles: ['A list; icons are decorative, pictures are read by their `alt`.'],
  tested: ['A picture replaces the icon.', 'Long words do not widen the page.'],
} satisfies Guide;
