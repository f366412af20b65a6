import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A quotation and its person.',
  use: [
    'For one to three sentences in the person’s own words, with consent.',
    'In a `CardRow`, where the arrows follow the scroll position.',
  ],
  avoid: [
    'For what the company says about itself: that is text.',
    'For a quotation inside an article: `Prose` has those.',
  ],
  do: [
    { story: 'WithPortrait', text: 'Portraits are drawn, and described as drawn.' },
    { story: 'MissingPortrait', text: 'Without a portrait the initials are shown, in any script.' },
  ],
  dont: [
    { story: 'LongQuote', text: 'More than forty words are not read; shorten with the person’s consent.' },
    { text: 'Do not add quotation marks: the card has them.' },
  ],
  anatomy: ['Quotation mark', 'Text', 'Portrait or initials', 'Name and designation'],
  keyboard: [],
  roles: [
    'A `figure` with a `blockquote`; the caption names the person.',
    'Initials are hidden, since the name follows.',
  ],
  tested: ['Initials of Latin and Devanagari names.', 'Is not split between two sheets of paper.'],
} satisfies Guide;
