import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The end of every page: columns of links, ways to follow, the legal line.',
  use: ['Once a page, last.', 'With up to five columns of at most nine links.'],
  avoid: [
    'On pages made for one decision, where every further link leads away from it.',
    'As the only place of a link that a task needs.',
  ],
  do: [
    { story: 'Default', text: 'Titles are nouns that say what is in the column.' },
    { story: 'NineLinks', text: 'A single column spreads over two on a phone.' },
  ],
  dont: [
    { text: 'Do not repeat the whole main menu; link what people look for at the end of a page.' },
    { text: 'Do not leave a social link without its `label`: the sign alone has no name.' },
  ],
  anatomy: [
    'Strip of lattice, drawn from `seed`',
    'Brand with address or telephone, and signs of social networks',
    'Columns of links',
    'Legal line',
  ],
  keyboard: [],
  roles: [
    'A `footer`, so the page’s contentinfo landmark.',
    'Each column is a `nav` named by its title; the titles are no headings, so the outline ends with the content.',
  ],
  tested: [
    'Every link is 44 px tall.',
    'From 320 to 1600 px the brand and five columns keep to themselves.',
    'Social links open apart and share nothing with the page left.',
  ],
} satisfies Guide;
