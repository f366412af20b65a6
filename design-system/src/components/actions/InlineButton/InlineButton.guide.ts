import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A button that looks like the text around it.',
  use: [
    'For the head of a column that sorts a table: `mark` shows how, and the table’s `sorted` says it to screen readers.',
    'For a value in a row that can be changed: with `mark="open"` as the trigger of a `MenuButton`.',
  ],
  avoid: ['For the action of a form or a dialog: `Button`.', 'Inside a sentence: `Link` or a `Button` below it.'],
  do: [
    { story: 'SortedUp', text: 'Only one column is marked as sorted.' },
    { story: 'OpensAList', text: 'If the label is a value, name it: “Stage of Asha Rao: Contacted”.' },
  ],
  dont: [
    {
      story: 'Quiet',
      text: 'Use `quiet` in long lists only: otherwise a value would not show that it can be changed.',
    },
    { text: 'Do not mark a value that the person may not change; show it as text.' },
  ],
  anatomy: ['Label, or a chip', 'An icon of 10 px', 'A background on hover and focus'],
  keyboard: [{ keys: 'Enter, Space', does: 'Activates it.' }],
  roles: ['A `button` named by its label; the icon is hidden from screen readers.'],
  tested: [
    'Its label is where plain text would be.',
    'It is at least 24 px high, and 44 px on touch screens.',
    'A label that does not fit is cut at its end.',
  ],
} satisfies Guide;
