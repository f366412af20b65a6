import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A one-time code: slots drawn behind one real input.',
  use: ['For a code that came by message or by mail, four to six digits long.'],
  avoid: [
    'For a password or a reference number: `TextField`.',
    'To show a message in a demonstration: `PhoneMessage`.',
  ],
  do: [
    { story: 'Default', text: 'The label says where the code was sent; there is no riddle which phone it is on.' },
    {
      story: 'ErrorUntilTyped',
      text: 'Take the error away at the first change: the person is already putting it right.',
    },
  ],
  dont: [
    { text: 'Do not build it of one input a digit: filling in, pasting and undoing break.' },
    { text: 'Do not send at the last digit alone; keep a button, and let Enter press it.' },
    { text: 'Do not set `maxLength`: it cuts a pasted “Your code is 4821” before its digits.' },
  ],
  anatomy: ['Label', 'A slot for each digit', 'One transparent input over all of them', 'Error with its mark', 'Help'],
  keyboard: [{ keys: 'Arrow keys, Backspace, Ctrl A', does: 'As in any text; it is one.' }],
  roles: [
    'One text box, with the phone’s digits (`inputMode`) and its codes from messages (`one-time-code`).',
    'The error is an `alert`: the focus stays here while the code is checked.',
    'The slots are decoration.',
  ],
  tested: [
    'Each digit stands in the middle of its slot, at 1280 and at 320 px.',
    'The digits are taken out of a pasted message; no more are held than there are slots.',
    'In forced colours the slots are drawn, and wrong ones thicker.',
  ],
} satisfies Guide;
