import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Running text, at most 75 characters a line.',
  use: [
    'For paragraphs, notes and labels of your own.',
    '`lead` once, under a title; `small` for what is said beside the matter.',
  ],
  avoid: ['For rich text: that is `Prose`.', 'For a title: that is `Heading`.'],
  do: [{ story: 'Tabular', text: 'Times and amounts in columns get figures of one width.' }],
  dont: [
    { text: 'Do not set whole paragraphs in `small` or in `muted`; the tones are for what may be skipped.' },
    { text: 'Do not use `danger` to stress a word: red means that something is wrong.' },
  ],
  anatomy: ['Words'],
  keyboard: [],
  roles: ['The element that `as` names: `p` unless it stands inside another.'],
  tested: ['16 px at least, 75 characters at most.'],
} satisfies Guide;
