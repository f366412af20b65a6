import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A button that opens a list of actions on one object: MUI’s menu, filled from data.',
  use: [
    'For secondary actions: duplicate, history, move to the trash.',
    'In rows of a list, where each action as a button would be noise.',
    '`separatorBefore` before a different kind of action; removing actions are last.',
  ],
  avoid: ['To choose a value: `Select`.', 'For site navigation: links.', 'For two actions: two buttons.'],
  do: [
    { story: 'Default', text: '`label` names the object; the entries are verbs.' },
    { story: 'WithDisabled', text: 'An action that is not available stays, and its hint says why.' },
  ],
  dont: [
    { text: 'Do not hide the main action in it.' },
    { text: 'Do not put fields or switches into it: that is a `PopoverButton`.' },
  ],
  anatomy: ['The button that opens it', 'Entries: icon, label, hint', 'Line between kinds of actions'],
  keyboard: [
    { keys: '↓, ↑ on the button', does: 'Opens it at the first entry.' },
    { keys: '↓, ↑, Home, End', does: 'Move, also across the ends.' },
    { keys: 'Letters', does: 'Go to the next entry that starts with it.' },
    { keys: 'Enter, Space', does: 'Chooses the entry; the focus returns to the button.' },
    { keys: 'Escape, Tab', does: 'Closes it; the focus returns to the button.' },
  ],
  roles: [
    'The button says that it opens a menu, and whether it is open.',
    'A `menu` named by `label` with a `menuitem` each; a disabled one is announced as such and can be reached.',
    'An entry with an address is a link.',
  ],
  tested: ['Every key above; choosing acts once, closes and restores the focus.', 'Entries are at least 44 px high.'],
} satisfies Guide;
