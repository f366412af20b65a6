import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The end of every page: columns of links, social networks, the legal line.',
  use: ['Once a page, last.', 'With up to five columns of at most nine links.'],
  avoid: [
    'On pages made for one decision, where other links distract from it.',
    'As the only place of a link that a task needs.',
  ],
  do: [
    { story: 'Default', text: 'Titles are nouns that name the column’s content.' },
    { story: 'NineLinks', text: 'A single column has two columns on a phone.' },
  ],
  dont: [
    { text: 'Do not repeat the whole main menu; link what people look for at the end of a page.' },
    { text: 'Do not leave out the `label` of a social link: the icon has no name.' },
  ],
  anatomy: [
    'Strip of lattice',
    'Brand with address or telephone, and icons of social networks',
    'Columns of links',
    'Legal line',
  ],
  keyboard: [],
  roles: [
    'A `footer`, so the page’s contentinfo landmark.',
    'Each column is a `nav` named by its title; the titles are not headings, so the outline ends with the content.',
  ],
  tested: [
    'Every link is 44 px tall.',
    'From 320 to 1600 px the brand and five columns do not overlap.',
    'Social links open a new tab and pass no referrer.',
  ],
} satisfies Guide;
