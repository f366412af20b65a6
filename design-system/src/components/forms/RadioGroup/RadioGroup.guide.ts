import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One of a few visible choices below one question.',
  use: ['For two to five choices that are worth comparing.'],
  avoid: [
    'For more, or if there is little room: `Select`.',
    'For several answers: a `Checkbox` each, in a `fieldset`.',
    'For yes or no: one `Checkbox`.',
  ],
  do: [
    { story: 'Default', text: 'Each line has what is needed to decide, including amounts.' },
    { story: 'LongNames', text: 'Long names break; the whole line is clickable.' },
  ],
  dont: [
    { text: 'Do not preselect something that costs money.' },
    { text: 'Do not give two groups of a page the same `name`: the browser would treat them as one.' },
  ],
  anatomy: ['Question', 'One line per choice: circle and label', 'Error with its icon', 'Help'],
  keyboard: [
    { keys: 'Tab', does: 'To the selected one, or the first.' },
    { keys: 'Arrow keys', does: 'Select the next or the previous one.' },
  ],
  roles: [
    'A group named by its question, described by error and help.',
    'Each choice is a radio; invalid ones are `aria-invalid`.',
    'A `FormSummary` leads to the first of them.',
  ],
  tested: ['One value is posted.', 'Arrows also select if the owner controls the value.'],
} satisfies Guide;
