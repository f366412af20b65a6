import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The mark and the name, as they belong together.',
  use: ['In `AppBar` and `Footer`, and at the head of printed sheets.'],
  avoid: [
    'As decoration beside a title that says the same name.',
    'As the page’s `h1`: the page has a subject of its own.',
  ],
  do: [
    { story: 'Default', text: 'Name in the display face, descriptor small beneath it.' },
    { story: 'OnInk', text: 'On ink it takes the band’s colours by itself.' },
  ],
  dont: [
    { text: 'Do not recolour the mark or set it without the name at first sight.' },
    { text: 'Do not wrap it in a link without words of where it leads; `AppBar` adds them by `homeLabel`.' },
  ],
  anatomy: ['Mark of the brand, one part of it in the accent colour', 'Name', 'Descriptor, optional'],
  keyboard: [],
  roles: ['The words are text; the mark is hidden from assistive technology.'],
  tested: ['Its text reads as one name.'],
} satisfies Guide;
