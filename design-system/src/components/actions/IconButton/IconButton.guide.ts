import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A button of 44 px with an icon only, and an accessible name.',
  use: [
    'For actions with well-known icons: close, menu, pause, download.',
    '`outlined` on pictures and in rows, where a bare icon would be overlooked.',
    'With `aria-pressed` for a state that is on or off.',
  ],
  avoid: ['If the icon is not obvious: `Button` with a label.', 'For a row of more than three: `MenuButton`.'],
  do: [
    { story: 'Row', text: 'The label names the action and the object: “Remove Ananya Rao”, not “Remove”.' },
    { story: 'Pressed', text: 'A pressed one is tinted and framed, so that colour is not the only sign of its state.' },
  ],
  dont: [
    {
      text: 'Do not change `label` with the state if `aria-pressed` says it too: “Pause, pressed” and “Play” say opposite things.',
    },
    { text: 'Do not make it smaller for density; it has the least size for a finger.' },
  ],
  anatomy: ['Area of 44 px', 'Icon of 22 px'],
  keyboard: [{ keys: 'Enter, Space', does: 'Activates it.' }],
  roles: ['A `button` named by `label`, which is also shown on hover.'],
  tested: ['Its size and its name.'],
} satisfies Guide;
