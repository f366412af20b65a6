import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A card that is one link: clickable anywhere, one stop for the keyboard.',
  use: ['For a few links, each with a sentence about its page.', 'In a `Grid`, all with an icon or all without.'],
  avoid: [
    'For something with a cover: that is `MediaCard`.',
    'For a card with a second action: it would be under the link.',
    'For a link in a text: that is `Link`.',
  ],
  do: [
    {
      story: 'Default',
      text: 'The title is the link’s name; it must be clear without the description.',
    },
    { story: 'External', text: 'A link to another site says that it opens a new tab.' },
  ],
  dont: [
    { text: 'Do not wrap the whole card in an `a`: everything in it would be read as one name.' },
    { text: 'Do not write “Learn more” below it; the card is the link.' },
  ],
  anatomy: ['Icon, optional', 'Title', 'Description and facts, optional', 'Arrow, or the icon of a new tab'],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  roles: ['A heading of `headingLevel` with a link inside; the link’s name is the title.'],
  tested: ['A click on its corners follows the link; there is one stop.', 'The focus ring is around the whole card.'],
} satisfies Guide;
