import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The mark with the name.',
  use: ['In `AppBar` and `Footer`, and at the head of printed sheets.'],
  avoid: ['As decoration next to a title with the same name.', 'As the page’s `h1`: the page has its own subject.'],
  do: [
    { story: 'Default', text: 'Name in the display font, small descriptor below.' },
    { story: 'OnInk', text: 'On ink it uses the band’s colours.' },
  ],
  dont: [
    { text: 'Do not recolour the mark or show it without the name at first.' },
    { text: 'Do not wrap it in a link without a text that says where it leads; `AppBar` adds it through `homeLabel`.' },
  ],
  anatomy: ['The mark, one part of it in the accent colour', 'Name', 'Descriptor, optional'],
  keyboard: [],
  roles: ['The name is text; the mark is hidden from assistive technology.'],
  tested: ['Its text reads as one name.'],
} satisfies Guide;
