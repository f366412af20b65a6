import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Nothing is here yet: why, and the first thing to do.',
  use: [
    'For a list without records, a search without results, a day without dates.',
    'With one action, the one that fills it or leads back.',
  ],
  avoid: [
    'When loading failed: `ErrorState`. While it loads: `Skeleton`.',
    'For a single empty cell or field: a dash, or nothing.',
  ],
  do: [
    { story: 'Default', text: 'It says what people see meanwhile and offers the first step.' },
    { story: 'NothingFound', text: 'A search repeats what was sought and the way out of it.' },
  ],
  dont: [
    { text: 'Do not write “No data”. Somebody new reads this first.' },
    { text: 'Do not offer what the reader may not do; then the text says who may.' },
  ],
  anatomy: ['Sign', 'Title', 'Why, and what to do', 'Action'],
  keyboard: [],
  roles: ['A heading of `headingLevel` and text; a live region around results should say that there are none.'],
  tested: ['Title and action are where they are promised.'],
} satisfies Guide;
