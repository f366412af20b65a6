import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One of many known answers, chosen from the browser’s own list.',
  use: [
    'From about six choices up, when none needs more than a line.',
    '`placeholder` as a first choice without a value: it says what is chosen here.',
  ],
  avoid: [
    'For two to five: `RadioGroup` shows them all at once.',
    'For on and off: `Switch` or `Checkbox`.',
    'For actions: `Menu`. Choosing here must do nothing else.',
  ],
  do: [
    { story: 'Default', text: 'The closed list says what is asked for.' },
    { story: 'LongNames', text: 'A long name is shortened when closed and whole when open.' },
  ],
  dont: [
    { text: 'Do not choose the first one for people: it looks like an answer of theirs.' },
    { text: 'Do not navigate or send on change; a keyboard passes over choices it does not mean.' },
  ],
  anatomy: ['Label', 'Box with the choice and a chevron', 'Error with its mark', 'Help'],
  keyboard: [
    { keys: 'Arrow keys, letters', does: 'Go to a choice, as the browser has it.' },
    { keys: 'Space, Alt ↓', does: 'Opens the list.' },
  ],
  roles: ['A combo box named by its label, described by error and help.'],
  tested: ['The placeholder posts nothing; a choice posts its value.'],
} satisfies Guide;
