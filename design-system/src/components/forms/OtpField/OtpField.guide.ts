import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A one-time code: boxes drawn behind a single real input.',
  use: ['For a code from a message or an e-mail, four to six digits long.'],
  avoid: [
    'For a password or a reference number: `TextField`.',
    'To show a message in a demonstration: `PhoneMessage`.',
  ],
  do: [
    { story: 'Default', text: 'The label says where the code was sent.' },
    {
      story: 'ErrorUntilTyped',
      text: 'Remove the error at the first change: the person is already correcting it.',
    },
  ],
  dont: [
    { text: 'Do not use one input per digit: autofill, pasting and undo would break.' },
    { text: 'Do not send automatically after the last digit; keep a button, and let Enter send.' },
    { text: 'Do not set `maxLength`: it cuts a pasted “Your code is 4821” before its digits.' },
  ],
  anatomy: ['Label', 'One box per digit', 'One transparent input over all of them', 'Error with its icon', 'Help'],
  keyboard: [{ keys: 'Arrow keys, Backspace, Ctrl A', does: 'As in any text field.' }],
  roles: [
    'One text box, with a numeric keyboard (`inputMode`) and autofill of codes from messages (`one-time-code`).',
    'The error is an `alert`: the focus stays here while the code is checked.',
    'The boxes are decorative.',
  ],
  tested: [
    'Each digit is in the middle of its box, at 1280 and at 320 px.',
    'The digits are extracted from a pasted message, as many as there are boxes.',
    'In forced colours the boxes are drawn, and thicker if they are invalid.',
  ],
} satisfies Guide;
