import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A page as search engines and messengers show it.',
  use: ['Next to the fields of a page’s title, description and share picture.'],
  avoid: ['For a real link: that is `LinkCard`.'],
  do: [{ story: 'Default', text: 'Pass texts that are cut like those of the search engine.' }],
  dont: [{ story: 'Card', text: 'Do not make it a link: it only shows.' }],
  anatomy: ['Picture of a card', 'Address', 'Title', 'Description'],
  keyboard: [],
  roles: ['None of its own'],
  tested: ['A card has its picture, a result has none.'],
} satisfies Guide;
