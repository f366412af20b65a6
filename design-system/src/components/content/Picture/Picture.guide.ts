import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A picture in the format and width that the reader’s screen needs.',
  use: [
    'With the data of the media library: `src`, `alt`, size, `sources`.',
    '`ratio` or `fill` with `focus`, if it is cut.',
    '`priority` for the one picture above the fold.',
  ],
  avoid: ['With a caption: that is `Figure`.', 'For icons and logos: `Icon`, `Logo`.'],
  do: [
    {
      story: 'SeveralWidths',
      text: 'Pass every available file, AVIF before WebP; the browser chooses. A lazy picture needs no `sizes`, they are measured.',
    },
    { story: 'OnPhonesAnother', text: 'A different crop for phones if the wide one would be a strip.' },
    {
      story: 'MissingPicture',
      text: 'Pass an empty address if there is none: a lattice is drawn, with the same name.',
    },
  ],
  dont: [
    { text: 'Do not set `priority` on more than one picture of a page: then none has it.' },
    { text: 'Do not describe decoration; an empty `alt` is right for it.' },
    { text: 'Do not leave out width and height unless it fills a box.' },
  ],
  anatomy: ['Files by format and width', 'File that every browser reads', 'Lattice instead of a missing picture'],
  keyboard: [],
  roles: ['An `img` named by `alt`; hidden if that is empty.'],
  tested: [
    'The file that the browser loads on wide and narrow screens.',
    'Cut around its focal point.',
    'Empty and broken addresses, and one that is corrected later.',
  ],
} satisfies Guide;
