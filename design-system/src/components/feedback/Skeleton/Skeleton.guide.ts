import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The shape of what is loading, so that nothing jumps when it comes.',
  use: [
    'For content whose layout is known: a card, rows of a table, lines of text.',
    'In the sizes of the real thing, inside a region marked `aria-busy="true"`.',
  ],
  avoid: [
    'For the next page as a whole: `ProgressBar`.',
    'For a press: the button’s own `busy`.',
    'When it is over in a blink: show nothing.',
  ],
  do: [
    { story: 'OfACard', text: 'As many bones as there are parts, each as large as what it stands for.' },
    { story: 'OfATable', text: 'As many rows as usually come.' },
  ],
  dont: [
    { text: 'Do not draw one grey box for a whole page: it says nothing about what comes.' },
    { text: 'Do not leave it when loading failed; that is `ErrorState`.' },
  ],
  anatomy: ['Bones that breathe; still under reduced motion'],
  keyboard: [],
  roles: ['Hidden from assistive technology: the region around it is busy, and says when it is not.'],
  tested: ['Its sizes.'],
} satisfies Guide;
