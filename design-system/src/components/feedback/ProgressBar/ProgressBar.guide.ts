import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A thin line that shows that something is in progress and, if known, how far.',
  use: [
    '`page` along the top of the window while the next page is loading.',
    '`page` with `until: "load"` in the server’s HTML, while the document itself is loading.',
    '`inline` with `value` next to a task that is counted: an import, an upload.',
  ],
  avoid: ['If the shape of the content is known: `Skeleton`.', 'For an action of a button: its own `busy`.'],
  do: [
    { story: 'InlineHowFar', text: 'If something is counted, write it next to the line too: “420 of 1,000”.' },
    { story: 'Default', text: 'Show the page’s line only if the response takes long enough to notice.' },
  ],
  dont: [
    { text: 'Do not invent a value: a line that jumps back is worse than one that only moves.' },
    { text: 'Do not leave it at the end: remove it and show the result.' },
  ],
  anatomy: ['Track, for the inline one', 'Line'],
  keyboard: [],
  roles: ['A `progressbar` named by `label`, with its value in per cent if there is one.'],
  tested: [
    'It is rendered only while active; the document’s own goes when `data-loaded` is set, and ignores clicks.',
    'A value above 1 is 1; without a value, none is announced.',
  ],
} satisfies Guide;
