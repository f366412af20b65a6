import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Shown instead of an empty list: why, and the first thing to do.',
  use: [
    'For a list without records, a search without results, a day without dates.',
    'With one action, which fills it or leads back.',
  ],
  avoid: [
    'When loading failed: `ErrorState`. While it loads: `Skeleton`.',
    'For a single empty cell or field: a dash, or nothing.',
  ],
  do: [
    { story: 'Default', text: 'It says what people see instead and offers the first step.' },
    { story: 'NothingFound', text: 'A search repeats the searched text and offers to clear it.' },
  ],
  dont: [
    { text: 'Do not write “No data”: new users read this first.' },
    { text: 'Do not offer what the reader may not do; say who may.' },
  ],
  anatomy: ['Icon', 'Title', 'Why, and what to do', 'Action'],
  keyboard: [],
  roles: ['A heading of `headingLevel` and text; a live region around results should say that there are none.'],
  tested: ['Title and action are where they are expected.'],
} satisfies Guide;
