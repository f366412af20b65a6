import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A page as search engines and messengers show it.',
  use: ['Beside the fields of a page’s title, description and share picture.'],
  avoid: ['For a link that leads somewhere: that is `LinkCard`.'],
  do: [{ story: 'Default', text: 'Give it texts that are cut off as the search engine cuts them off.' }],
  dont: [{ story: 'Card', text: 'Do not make it a link: it shows, and does nothing.' }],
  anatomy: ['Picture of a card', 'Address', 'Title', 'Description'],
  keyboard: [],
  roles: ['None of its own'],
  tested: ['A card has its picture, a result has none.'],
} satisfies Guide;
