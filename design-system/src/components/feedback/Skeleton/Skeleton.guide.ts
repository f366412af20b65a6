import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The shape of loading content, so that nothing moves when it arrives.',
  use: [
    'For content whose layout is known: a card, rows of a table, lines of text.',
    'In the sizes of the real content, inside a region marked `aria-busy="true"`.',
  ],
  avoid: [
    'For the next page as a whole: `ProgressBar`.',
    'For an action of a button: its own `busy`.',
    'If loading is very fast: show nothing.',
  ],
  do: [
    { story: 'OfACard', text: 'As many shapes as there are parts, each as large as its content.' },
    { story: 'OfATable', text: 'As many rows as usual.' },
  ],
  dont: [
    { text: 'Do not draw one grey box for a whole page: it says nothing about the content.' },
    { text: 'Do not leave it if loading failed; that is `ErrorState`.' },
  ],
  anatomy: ['Pulsing shapes; still with reduced motion'],
  keyboard: [],
  roles: ['Hidden from assistive technology: the region around it is busy.'],
  tested: ['Its sizes.'],
} satisfies Guide;
