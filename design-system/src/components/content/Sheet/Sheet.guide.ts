import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One page to hand on: read on a phone, and printed on one sheet of A4.',
  use: ['For a page that is handed on in a message or on paper, such as an offer and what it costs.'],
  avoid: ['For a page with a menu: `Section`.', 'For one thing among others: `Card`.'],
  do: [
    { story: 'Default', text: 'Facts first, then what each of them means, and the number to call at the end.' },
    { story: 'Hindi', text: 'Set `lang` around words of another language than the page’s.' },
  ],
  dont: [
    { text: 'Do not hide an address behind words: on paper nobody can click. Write it out as the text of its link.' },
    { text: 'Do not add what does not fit: what is longer than a sheet is printed on two.' },
  ],
  anatomy: [
    'Head: brand, and another language, which is not printed',
    'Line above the title, optional',
    'Title and lead',
    'Actions, not printed',
    'Facts between hairlines',
    'Parts, two in a line where there is room',
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
