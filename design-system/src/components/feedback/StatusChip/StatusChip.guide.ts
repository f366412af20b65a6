import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The state of a record in one or two words, with a mark of its own shape.',
  use: [
    'In lists and heads of records: draft, published, not delivered.',
    'With the tone that fits the meaning: `warning` waits for somebody, `danger` has failed.',
  ],
  avoid: [
    'For something to press: `Button`, or a filter.',
    'For a notice in sentences: `Callout`.',
    'For categories without better or worse: plain text.',
  ],
  do: [
    { story: 'AllTones', text: 'Each tone has its shape: told apart without colour.' },
    { story: 'Info', text: 'A date belongs into the words where it is what matters.' },
    { story: 'Plain', text: '`plain` in a column of them, where grounds would be louder than names.' },
  ],
  dont: [
    { text: 'Do not choose a tone for its colour, and do not use two words for one state.' },
    { story: 'LongLabel', text: 'Do not explain in it; it breaks, and a column of them is no longer scanned.' },
  ],
  anatomy: ['Mark: ring, square, disc, triangle or diamond', 'Words'],
  keyboard: [],
  roles: ['Plain text; the mark is decoration. Changes are said by what caused them.'],
  tested: ['No two tones share a shape.'],
} satisfies Guide;
