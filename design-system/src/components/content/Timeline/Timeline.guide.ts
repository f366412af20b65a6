import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A way in stages along one line.',
  use: ['For stages over time: a career, the history of a house, the weeks of a term.'],
  avoid: ['For instructions: that is `Steps`.'],
  do: [
    { story: 'Default', text: 'Up to five stages run across a wide page, the rest down.' },
    { story: 'EightStages', text: 'A long way runs down on every screen.' },
  ],
  dont: [{ text: 'Do not invent a sign for each stage; a plain mark is better than a wrong picture.' }],
  anatomy: ['Stop with its sign', 'Line to the next', 'Title and description'],
  keyboard: [],
  roles: ['An ordered list; each title is a heading of `headingLevel`.'],
  tested: ['The order of the stages.', 'Without items nothing is left behind.'],
} satisfies Guide;
