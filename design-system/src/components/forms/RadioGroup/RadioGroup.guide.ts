import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One of a few choices, all in sight under one question.',
  use: ['For two to five choices whose words are worth comparing.'],
  avoid: [
    'For more, or where room is short: `Select`.',
    'For any number of answers: a `Checkbox` each, in a `fieldset`.',
    'For yes or no: one `Checkbox`.',
  ],
  do: [
    { story: 'Default', text: 'Each line holds what is needed to decide, amounts included.' },
    { story: 'LongNames', text: 'Long names break; the whole line can be pressed.' },
  ],
  dont: [
    { text: 'Do not choose for people what costs something.' },
    { text: 'Do not give two groups of a page the same `name`: the browser would make them one.' },
  ],
  anatomy: ['Question', 'A line for each choice: circle and words', 'Error with its mark', 'Help'],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen one, or the first.' },
    { keys: 'Arrow keys', does: 'Choose the next or the one before.' },
  ],
  roles: [
    'A group named by its question, described by error and help.',
    'Each choice a radio; wrong ones are `aria-invalid`.',
    'A `FormSummary` leads to the first of them.',
  ],
  tested: ['One value is posted.', 'Arrows choose also when the owner holds the value.'],
} satisfies Guide;
