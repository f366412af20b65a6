import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The first screen of a page: title, facts and next action, with a lattice.',
  use: [
    'Once, first, on the page of one subject.',
    'With the four or five most important facts: for whom, at what price, from when.',
  ],
  avoid: ['For several messages: that is `HeroCarousel`.', 'In the middle of a page: that is `Banner`.'],
  do: [
    { story: 'Default', text: 'Two actions: the filled one is the next step, the other one is something to read.' },
    { story: 'WithAside', text: 'A short form is next to the text on wide screens, below it on phones.' },
    {
      story: 'WithDrawing',
      text: 'If its parts can be counted, a `RingLattice` with a caption that says what is counted; the form is below the facts.',
    },
    { story: 'WithWindow', text: 'A person in a window next to the title, if the page is about people.' },
    { story: 'WideFact', text: 'A fact of several words uses a whole line.' },
  ],
  dont: [
    { text: 'Do not put more than two lines into `lead`; the facts would be below the fold.' },
    {
      story: 'MissingPicture',
      text: 'Do not wait for a picture: if it is missing or broken, the subject’s lattice is drawn.',
    },
  ],
  anatomy: [
    'Lattice or picture; with `drawing` a square next to the text instead, on phones its upper half above the title; with `window` an arch next to the title',
    'Eyebrow: breadcrumbs or a short line',
    'Title, the page’s `h1`',
    'Lead',
    'Facts as terms and values',
    'Actions, not printed',
    'Ticker, with a drawing only',
    'Badges',
    'Aside',
  ],
  keyboard: [],
  roles: ['The `h1` of the page; facts are a description list.'],
  tested: [
    'A drawing is a square, on phones a dome; nothing covers it.',
    'A window is next to the title on phones and next to the text on wide screens, never over it.',
    'No sideways scroll at 320 px.',
    'A picture replaces the lattice and is loaded first.',
  ],
} satisfies Guide;
