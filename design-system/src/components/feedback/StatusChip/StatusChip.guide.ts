import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The state of a record in one or two words, with an icon of its own shape.',
  use: [
    'In lists and heads of records: draft, published, not delivered.',
    'With the tone of its meaning: `warning` waits for somebody, `danger` has failed.',
  ],
  avoid: [
    'For a button or a filter: `Button`.',
    'For a notice in sentences: `Callout`.',
    'For categories without better or worse: plain text.',
  ],
  do: [
    { story: 'AllTones', text: 'Each tone has its shape: distinguished without colour.' },
    { story: 'Info', text: 'Put a date into the label if it matters.' },
    { story: 'Plain', text: '`plain` in a column of them, where backgrounds would be louder than names.' },
  ],
  dont: [
    { text: 'Do not choose a tone for its colour, and do not use two words for one state.' },
    { story: 'LongLabel', text: 'Do not put explanations into it; a column of long chips is hard to scan.' },
  ],
  anatomy: ['Icon: ring, square, disc, triangle or diamond', 'Label'],
  keyboard: [],
  roles: ['Plain text; the icon is decorative. Changes are announced by what caused them.'],
  tested: ['No two tones share a shape.'],
} satisfies Guide;
