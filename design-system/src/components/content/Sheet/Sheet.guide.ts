import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One page to pass on: read on a phone, and printed on one sheet of A4.',
  use: ['For a page that is passed on in a message or on paper, such as an offer and its price.'],
  avoid: ['For a page with a menu: `Section`.', 'For one part of a page: `Card`.'],
  do: [
    { story: 'Default', text: 'Facts first, then what each of them means, and the number to call at the end.' },
    { story: 'Hindi', text: 'Set `lang` around text in another language than the page’s.' },
  ],
  dont: [
    {
      text: 'Do not hide an address behind a text: on paper nobody can click. Write the address as the text of its link.',
    },
    { text: 'Do not add what does not fit: what is longer than a sheet is printed on two.' },
  ],
  anatomy: [
    'Head: brand, and a link to another language, which is not printed',
    'Line above the title, optional',
    'Title and lead',
    'Actions, not printed',
    'Facts between hairlines',
    'Parts, two in a line if there is room',
    'Foot with the next step, optional',
  ],
  keyboard: [],
  roles: ['`article`, with a first heading, a list of terms, and a section for each part.'],
  tested: [
    'A fact without a value is left out.',
    'Actions and the other language are not printed.',
    'A button among the actions is hidden without script; a link stays.',
  ],
} satisfies Guide;
