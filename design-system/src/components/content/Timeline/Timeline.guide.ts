import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Stages along one line.',
  use: ['For stages over time: a career, the history of a house, the weeks of a term.'],
  avoid: ['For instructions: that is `Steps`.'],
  do: [
    { story: 'Default', text: 'Up to five stages are horizontal on a wide page, more are vertical.' },
    { story: 'EightStages', text: 'A long timeline is vertical on every screen.' },
  ],
  dont: [{ text: 'Do not invent an icon for each stage; a plain dot is better than a wrong picture.' }],
  anatomy: ['Stop with its icon', 'Line to the next', 'Title and description'],
  keyboard: [],
  roles: ['An ordered list; each title is a heading of `headingLevel`.'],
  tested: ['The order of the stages.', 'Renders nothing without items.'],
} satisfies Guide;
