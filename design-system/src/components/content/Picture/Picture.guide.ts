import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A picture in the kind and width that the reader’s screen needs.',
  use: [
    'With what the media library says of a file: `src`, `alt`, size, `sources`.',
    '`ratio` or `fill` with `focus`, where it is cut.',
    '`priority` for the one picture above the fold.',
  ],
  avoid: ['With a caption: that is `Figure`.', 'For signs and logos: `Icon`, `Logo`.'],
  do: [
    {
      story: 'SeveralWidths',
      text: 'Give every form there is, AVIF before WebP; the browser chooses. A late picture needs no `sizes`, they are measured.',
    },
    { story: 'OnPhonesAnother', text: 'Another crop for phones when the wide one would be a strip.' },
    { story: 'MissingPicture', text: 'Pass an empty address on: a lattice is drawn, named as the picture was.' },
  ],
  dont: [
    { text: 'Do not set `priority` on more than one picture of a page: then none has it.' },
    { text: 'Do not describe decoration; an empty `alt` is right for it.' },
    { text: 'Do not leave out width and height unless it fills a box.' },
  ],
  anatomy: ['Forms by kind and width', 'Form that every browser reads', 'Lattice in the place of a missing one'],
  keyboard: [],
  roles: ['An `img` named by `alt`; hidden when that is empty.'],
  tested: [
    'Which form the browser takes, on wide and narrow screens.',
    'Cut around its focal point.',
    'Empty and broken addresses, and one put right later.',
  ],
} satisfies Guide;
