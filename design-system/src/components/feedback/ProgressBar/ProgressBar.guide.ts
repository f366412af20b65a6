import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A thin line that says something is on its way and, where that is known, how far.',
  use: [
    '`page` along the top of the window while the next page is fetched.',
    '`page` with `until: "load"` in what the server sends, while the document itself is on its way.',
    '`inline` with `value` beside a piece of work that is counted: an import, an upload.',
  ],
  avoid: ['Where the shape of what comes is known: `Skeleton`.', 'For a press: the button’s own `busy`.'],
  do: [
    { story: 'InlineHowFar', text: 'Where something is counted, say it in words beside the line too: “420 of 1,000”.' },
    { story: 'Default', text: 'Show the page’s line only when the answer takes longer than a blink.' },
  ],
  dont: [
    { text: 'Do not invent a share: a line that jumps back is worse than one that only moves.' },
    { text: 'Do not leave it at the end: take it away and say what came of it.' },
  ],
  anatomy: ['Track, for the inline one', 'Line'],
  keyboard: [],
  roles: ['A `progressbar` named by `label`, with its share in per cent where there is one.'],
  tested: [
    'It is there only while active; the document’s own goes when `data-loaded` comes, and takes no press.',
    'A share beyond the whole is the whole; without one, none is claimed.',
  ],
} satisfies Guide;
