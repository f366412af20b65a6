import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'What a person says, and who it is.',
  use: [
    'For one to three sentences in the person’s own words, with consent.',
    'In a `CardRow`, where the arrows follow the scroll position.',
  ],
  avoid: ['For what the house says of itself: that is text.', 'For a quotation inside an article: `Prose` has those.'],
  do: [
    { story: 'WithPortrait', text: 'Portraits are drawn, and described as drawn.' },
    { story: 'MissingPortrait', text: 'Without a portrait the initials stand in, in any script.' },
  ],
  dont: [
    { story: 'LongQuote', text: 'More than forty words are not read; cut with the person’s leave.' },
    { text: 'Do not add quotation marks: the card has them.' },
  ],
  anatomy: ['Mark', 'Words', 'Portrait or initials', 'Name and designation'],
  keyboard: [],
  roles: [
    'A `figure` with a `blockquote`; the caption names the person.',
    'Initials are hidden, since the name follows.',
  ],
  tested: ['Initials of Latin and Devanagari names.', 'Is not split between two sheets of paper.'],
} satisfies Guide;
