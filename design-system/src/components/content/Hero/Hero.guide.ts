import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The first screen of a page: what it is, the facts, what to do next, on its own lattice.',
  use: [
    'Once, first, on the page of one subject.',
    'With the four or five facts that decide: is it for me, what does it cost, when does it start.',
  ],
  avoid: ['For several messages: that is `HeroCarousel`.', 'In the middle of a page: that is `Banner`.'],
  do: [
    { story: 'Default', text: 'Two actions: the filled one moves on, the other gives something to read.' },
    { story: 'WithAside', text: 'A short form stands beside the words on wide screens, under them on phones.' },
    {
      story: 'WithDrawing',
      text: 'Where its parts can be counted, a `RingLattice` beside the title, with a line that says what is counted.',
    },
    { story: 'WithWindow', text: 'Someone in a window beside the title, where a page speaks of people.' },
    { story: 'WideFact', text: 'A fact of several words takes a line of its own.' },
  ],
  dont: [
    { text: 'Do not put more than two lines into `lead`; the facts would slip below the fold.' },
    {
      story: 'MissingPicture',
      text: 'Do not wait for a picture: without one, or with a broken one, the subject’s lattice is drawn.',
    },
  ],
  anatomy: [
    'Lattice or picture; with `drawing` a square beside the title in their place, its caption under it; with `window` an arch beside the title',
    'Eyebrow: breadcrumbs or a short line',
    'Title, the page’s `h1`',
    'Lead',
    'Facts as terms and values',
    'Actions, not printed',
    'Badges',
    'Aside',
  ],
  keyboard: [],
  roles: ['The `h1` of the page; facts are a description list.'],
  tested: [
    'A drawing has a square of its own on every screen, never behind the form, and nothing moves.',
    'A window stands beside the title on phones and beside all words on wide screens, over none of them.',
    'No sideways scroll at 320 px.',
    'A picture takes the lattice’s place and is fetched first.',
  ],
} satisfies Guide;
