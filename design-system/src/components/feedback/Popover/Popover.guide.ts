import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A small panel beside the control that opens it, with the page still in reach.',
  use: [
    'For a few settings of what stands next to it: columns, a saved view.',
    'For an explanation somebody asks for, longer than a tip.',
    'A function as content gets a way to close the panel.',
  ],
  avoid: [
    'For a list of actions: `Menu`.',
    'For a few words about a field: its `help`.',
    'For what must be answered before going on: `Dialog`.',
  ],
  do: [
    { story: 'WithForm', text: 'The panel has its own button where a change takes effect only on purpose.' },
    { story: 'FromASign', text: 'Behind a sign, the name of the sign and of the panel are the same.' },
  ],
  dont: [
    { text: 'Do not put in it what everybody needs to read.' },
    { text: 'Do not open it on hover: it takes the focus.' },
  ],
  anatomy: ['The control that opens it', 'Panel, under it or wherever there is room'],
  keyboard: [
    { keys: 'Enter, Space on the control', does: 'Opens the panel and goes in.' },
    { keys: 'Escape', does: 'Closes it and goes back.' },
    { keys: 'Tab at its end', does: 'Goes on in the page and closes it.' },
  ],
  roles: [
    'The control says that it opens a dialog, and whether it is open.',
    'The panel is a `dialog` named by `label`, not modal; focus goes to `data-autofocus`, the first field or itself.',
  ],
  tested: [
    'It opens without script too: the browser’s own popover.',
    'A press beside it closes it; in a `Dialog` Escape closes it first.',
    'It stays in a window of 320 px from every corner, also where CSS cannot anchor it.',
  ],
} satisfies Guide;
