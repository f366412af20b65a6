import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A card that is one link: pressed anywhere, one stop for the keyboard.',
  use: [
    'For a handful of places to go, each with a sentence on what is there.',
    'In a `Grid`, all with a sign or all without.',
  ],
  avoid: [
    'For something with a cover: that is `MediaCard`.',
    'For a card with a second thing to press: it would lie under the link.',
    'For a link in a text: that is `Link`.',
  ],
  do: [
    {
      story: 'Default',
      text: 'The title is the link’s name; the description need not be heard to know where it leads.',
    },
    { story: 'External', text: 'A place on another site says that it opens apart.' },
  ],
  dont: [
    { text: 'Do not wrap the whole card in an `a`: everything in it would be read as one name.' },
    { text: 'Do not write “Learn more” under it; the card is the link.' },
  ],
  anatomy: ['Sign, optional', 'Title', 'Description and facts, optional', 'Arrow, or the sign of a new tab'],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  roles: ['A heading of `headingLevel` with a link inside; the link’s name is the title.'],
  tested: ['Its corners press the link; there is one stop.', 'The mark of focus goes round the whole card.'],
} satisfies Guide;
