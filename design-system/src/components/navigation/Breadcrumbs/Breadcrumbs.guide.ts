import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Shows the position of a page in the site and leads back up.',
  use: ['On pages two or more levels deep.', 'Above the page’s title, in `Hero` as its `eyebrow`.'],
  avoid: ['On the first page, and as the only way back to a list.', 'To show progress through a flow.'],
  do: [{ story: 'LongNames', text: 'Names are the pages’ own titles and wrap between steps.' }],
  dont: [
    { text: 'Do not link the last step: it is the page that is shown.' },
    { text: 'Do not leave out levels to save room; visitors from a search engine have no other map.' },
  ],
  anatomy: ['Links from the root down', 'Slashes, drawn and not read', 'The page itself, without a link'],
  keyboard: [],
  roles: ['A `nav` named by `label`, an ordered list inside.', 'The last step is `aria-current="page"`.'],
  tested: ['Every step but the last is a link.', 'Renders nothing without items.'],
} satisfies Guide;
