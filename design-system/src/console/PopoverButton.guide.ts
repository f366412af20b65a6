import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A control and the small panel that it opens: MUI’s popover.',
  use: [
    'For a few settings of the content next to it: columns, filters, a saved view.',
    'A function as content gets a callback that closes the panel.',
  ],
  avoid: ['For a list of actions: `MenuButton`.', 'For what must be answered before going on: `ModalDialog`.'],
  do: [{ story: 'WithForm', text: 'The panel has a button if a change needs to be applied.' }],
  dont: [{ text: 'Do not open it on hover: it takes the focus.' }],
  anatomy: ['The control that opens it', 'Panel, below it or where there is room'],
  keyboard: [
    { keys: 'Enter, Space on the control', does: 'Opens the panel and moves into it.' },
    { keys: 'Escape', does: 'Closes it and returns.' },
  ],
  roles: [
    'The control says that it opens a dialog, and whether it is open.',
    'The panel is a `dialog` named by `label`; the focus goes to `data-autofocus`, the first field or itself.',
  ],
  tested: ['A click outside closes it; in a dialog Escape closes it first.', 'It stays inside a window of 320 px.'],
} satisfies Guide;
