import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A button that looks like the words it stands among.',
  use: [
    'For the head of a column that sorts a table: `mark` says how, and the table’s `sorted` says it to those who listen.',
    'For a value in a row that can be changed there: with `mark="open"` as the trigger of a `Menu`.',
  ],
  avoid: [
    'For the action of a form or a dialog: `Button`.',
    'Inside a sentence that is read: `Link` or a `Button` below it.',
  ],
  do: [
    { story: 'SortedUp', text: 'One column alone is marked as sorted.' },
    { story: 'OpensAList', text: 'Where the words are a value, name it: “Stage of Asha Rao: Contacted”.' },
  ],
  dont: [
    { story: 'Quiet', text: 'No `quiet` outside a long list: a value alone would not say that it can be changed.' },
    { text: 'Do not mark a value that the person may not change; show the words alone.' },
  ],
  anatomy: ['Words, or a chip', 'A mark of 10 px', 'A ground, when pointed at or focused'],
  keyboard: [{ keys: 'Enter, Space', does: 'Presses it.' }],
  roles: ['A `button` named by its words; the mark is hidden from those who listen.'],
  tested: [
    'Its words stand where they would without it.',
    'It is at least 24 px high, and 44 px for a finger.',
    'Words that do not fit are cut at their end.',
  ],
} satisfies Guide;
