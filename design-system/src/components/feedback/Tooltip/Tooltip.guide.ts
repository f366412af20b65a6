import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A few words about a control, on hover, focus and a long press.',
  use: ['For an addition: keys that do the same, what a change touches, a date in full.'],
  avoid: [
    'For what is needed to go on: help under the field, or text in the page.',
    'For more than two lines, or with a link in it: `Popover`.',
    'For the name of a sign: `IconButton` has it already.',
  ],
  do: [{ story: 'Default', text: 'The button is clear without it; the tip adds when the change is seen.' }],
  dont: [
    { text: 'Do not put it on something that cannot take the focus: keys would never reach it.' },
    { story: 'LongText', text: 'Do not write paragraphs: a long press hides them under the thumb.' },
  ],
  anatomy: ['Control', 'Bubble above it, below where there is no room'],
  keyboard: [
    { keys: 'Tab to the control', does: 'Shows it.' },
    { keys: 'Escape', does: 'Puts it away, wherever the focus is.' },
  ],
  roles: ['A `tooltip` that describes its control, after what describes it already.'],
  tested: [
    'The pointer can go onto the bubble and rest there.',
    'A finger held for half a second shows it until the next press elsewhere; a tap only taps.',
    'It stays inside the window.',
  ],
} satisfies Guide;
