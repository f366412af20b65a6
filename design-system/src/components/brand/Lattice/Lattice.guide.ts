import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The jaali: a geometric screen drawn from a word, in the place of stock photographs.',
  use: [
    'As the picture of a subject that has none: seed it with the subject’s own address, so that it looks the same everywhere.',
    'Below the first screen as `asFile`: where the application names a `LatticeFileProvider` it is a picture that the browser keeps, and no weight of the page.',
    '`line` on a band’s ground, `ink` on ink, `faint` behind text that must be read.',
  ],
  avoid: [
    'To count something: that is `RingLattice`.',
    'To say something: a reader cannot tell one lattice from another by name.',
    'Where there is a real picture: `Picture` draws a lattice only when that is missing.',
  ],
  do: [
    { story: 'EachWordItsOwn', text: 'One word draws one lattice, on the server, in the browser and in a file.' },
    { story: 'Named', text: 'Give it a `title` only where it carries something that the text beside it does not.' },
  ],
  dont: [
    { text: 'Do not set running text on `line` or `ink`; `Hero` and `Banner` fade it out beside their words.' },
    { text: 'Do not seed it by chance or by time: server and browser would draw two.' },
  ],
  anatomy: [
    'Tiling of regular polygons, one of six',
    'Lines from the middle of each edge, closing stars where they meet',
    'A few marigold stars',
    'Shape: field or arch',
  ],
  keyboard: [],
  roles: ['Hidden from assistive technology; with a `title` an `img` of that name.'],
  tested: [
    'The same word draws the same, different words differ.',
    'Each shape fills its box.',
    'A fetched lattice is a picture, its file drawn from its name alone.',
  ],
} satisfies Guide;
