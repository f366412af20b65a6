import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A button of 44 px that is only a sign, named for those who cannot see it.',
  use: [
    'For actions everybody knows by their sign: close, menu, pause, download.',
    '`outlined` on pictures and beside rows, where a bare sign would be lost.',
    'With `aria-pressed` for something that is on or off.',
  ],
  avoid: [
    'Where the sign needs a thought: `Button` with words, or with words and the sign.',
    'For a row of more than three: `Menu`.',
  ],
  do: [
    { story: 'Row', text: 'Each says what it does to what: “Remove Ananya Rao”, not “Remove”.' },
    { story: 'Pressed', text: 'A pressed one is tinted and framed, so that its state is no matter of colour alone.' },
  ],
  dont: [
    {
      text: 'Do not change `label` with the state when `aria-pressed` tells it too: “Pause, pressed” and “Play” say opposite things.',
    },
    { text: 'Do not make it smaller for density; it is as small as a finger allows.' },
  ],
  anatomy: ['Area of 44 px', 'Sign of 22 px'],
  keyboard: [{ keys: 'Enter, Space', does: 'Presses it.' }],
  roles: ['A `button` whose name is `label`, shown as well when a mouse rests on it.'],
  tested: ['Its size, and that it answers under its name.'],
} satisfies Guide;
