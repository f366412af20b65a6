import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A small panel next to the control that opens it; the page stays usable.',
  use: [
    'For a few settings of the content next to it: columns, a saved view.',
    'For an explanation on request that is too long for a tooltip.',
    'A function as content gets a callback that closes the panel.',
  ],
  avoid: [
    'For a list of actions: `Menu`.',
    'For a short explanation of a field: its `help`.',
    'For what must be answered before going on: `Dialog`.',
  ],
  do: [
    { story: 'WithForm', text: 'The panel has a button if a change needs to be applied.' },
    { story: 'FromASign', text: 'With an icon button, the button and the panel have the same name.' },
  ],
  dont: [
    { text: 'Do not put in it what everybody needs to read.' },
    { text: 'Do not open it on hover: it takes the focus.' },
  ],
  anatomy: ['The control that opens it', 'Panel, below it or where there is room'],
  keyboard: [
    { keys: 'Enter, Space on the control', does: 'Opens the panel and moves into it.' },
    { keys: 'Escape', does: 'Closes it and returns.' },
    { keys: 'Tab at its end', does: 'Continues in the page and closes it.' },
  ],
  roles: [
    'The control says that it opens a dialog, and whether it is open.',
    'The panel is a `dialog` named by `label`, not modal; focus goes to `data-autofocus`, the first field or itself.',
  ],
  tested: [
    'It opens without script too: the browser’s own popover.',
    'A click outside closes it; in a `Dialog` Escape closes it first.',
    'It stays inside a window of 320 px from every corner, also without CSS anchor positioning.',
  ],
} satisfies Guide;
