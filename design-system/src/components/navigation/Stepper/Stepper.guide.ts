import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'How far somebody has come in a flow: what is done, what is being done, what is coming.',
  use: [
    'Above a form of three to six steps that are done in order.',
    '`down` beside a long form, where each step deserves a line of explanation.',
  ],
  avoid: [
    'To explain a procedure to somebody who has not begun: that is `Steps`.',
    'For parts that may be done in any order: those are `Tabs` or a list.',
    'For work of the machine that takes time: that is `ProgressBar`.',
  ],
  do: [
    { story: 'WaysBack', text: 'A step that is done leads back to itself; one that is coming does not lead on.' },
    {
      story: 'InANarrowPlace',
      text: 'In a narrow place the name of the step stands above the marks. It measures its own width, so it fits a dialog on a wide screen too.',
    },
    { story: 'AllDone', text: 'One more than there are: everything is done.' },
  ],
  dont: [
    { text: 'Do not number the titles: the marks do.' },
    { text: 'Do not change the number of steps on the way; a reader who sees the end move away gives up.' },
  ],
  anatomy: [
    'Mark: a check, a filled number, an outlined number',
    'Line between marks, coloured as far as somebody has come',
    'Title and, optionally, description',
    'In a narrow place: position and title above the marks',
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'Goes to a step that is done and back to it.' }],
  roles: [
    'An ordered list named by `label`.',
    'The step being done is `aria-current="step"`; one that is done has “(done)” in its name.',
    'Titles are read also where they are not in sight.',
  ],
  tested: [
    'Only steps that are done can be gone back to, by link or by press.',
    'Narrow: titles stay readable aloud, targets are 44 px.',
  ],
} satisfies Guide;
