import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The jaali: a geometric lattice drawn from a text, instead of stock photographs.',
  use: [
    'As the picture of a subject without one: use the subject’s address as the seed, so that it looks the same everywhere.',
    'Below the first screen with `asFile`: with a `LatticeFileProvider` it is a cached picture and not part of the HTML.',
    '`line` on a band’s background, `ink` on ink, `faint` behind text that must be read.',
  ],
  avoid: [
    'To count something: that is `RingLattice`.',
    'To convey information: readers cannot identify a lattice.',
    'If there is a picture: `Picture` draws a lattice only if it is missing.',
  ],
  do: [
    { story: 'EachWordItsOwn', text: 'One text draws the same lattice on the server, in the browser and in a file.' },
    { story: 'Named', text: 'Set a `title` only if it adds something to the text next to it.' },
  ],
  dont: [
    { text: 'Do not put running text on `line` or `ink`; `Hero` and `Banner` fade it out next to their text.' },
    { text: 'Do not use a random or time-based seed: server and browser would draw different lattices.' },
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
    'The same text draws the same lattice, different texts draw different ones.',
    'Each shape fills its container.',
    'A lattice file is drawn from its name only.',
  ],
} satisfies Guide;
