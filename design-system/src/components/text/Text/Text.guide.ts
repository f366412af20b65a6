import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Running text, at most 75 characters a line.',
  use: ['For paragraphs, notes and labels.', '`lead` once, below a title; `small` for side notes.'],
  avoid: ['For rich text: that is `Prose`.', 'For a title: that is `Heading`.'],
  do: [{ story: 'Tabular', text: 'Times and amounts in columns have figures of equal width.' }],
  dont: [
    { text: 'Do not set whole paragraphs in `small` or in `muted`; these are for text that may be skipped.' },
    { text: 'Do not use `danger` to stress a word: red means an error.' },
  ],
  anatomy: ['Text'],
  keyboard: [],
  roles: ['The element in `as`: `p` unless it is inside another one.'],
  tested: ['16 px at least, 75 characters at most.'],
} satisfies Guide;
