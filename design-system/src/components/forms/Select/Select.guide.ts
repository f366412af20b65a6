import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One of many known answers, selected from the browser’s own list.',
  use: [
    'For about six choices or more, each no longer than a line.',
    '`placeholder` as a first choice without a value: it says what to select.',
  ],
  avoid: [
    'For two to five: `RadioGroup` shows them all at once.',
    'For on and off: `SwitchField` or `Checkbox`.',
    'For actions: `MenuButton`. A selection must have no other effect.',
  ],
  do: [
    { story: 'Default', text: 'The closed list says what to select.' },
    { story: 'LongNames', text: 'A long name is shortened if closed and whole if open.' },
  ],
  dont: [
    { text: 'Do not preselect the first choice: it looks like an answer.' },
    { text: 'Do not navigate or send on change; keyboard users pass over other choices.' },
  ],
  anatomy: ['Label', 'Box with the choice and a chevron', 'Error with its icon', 'Help'],
  keyboard: [
    { keys: 'Arrow keys, letters', does: 'Go to a choice, as in the browser.' },
    { keys: 'Space, Alt ↓', does: 'Opens the list.' },
  ],
  roles: ['A combo box named by its label, described by error and help.'],
  tested: ['The placeholder posts nothing; a choice posts its value.'],
} satisfies Guide;
