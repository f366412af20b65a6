import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A button that opens a list of actions on one thing.',
  use: [
    'For actions beside the usual one: duplicate, history, move to the trash.',
    'In rows of a list, where each action as a button would be noise.',
    '`separatorBefore` where another kind of action begins; what takes something away stands last.',
  ],
  avoid: [
    'To choose a value: `Select` or `RadioGroup`.',
    'To go round a site: links in the page’s own navigation.',
    'For two actions: two buttons.',
  ],
  do: [
    { story: 'Default', text: '`label` names what the actions are on; the entries are verbs.' },
    { story: 'WithDisabled', text: 'What cannot be done now stays, and its hint says why.' },
  ],
  dont: [
    { text: 'Do not hide in it the one thing people come for.' },
    { text: 'Do not put fields or switches into it: that is a `Popover`.' },
  ],
  anatomy: ['The button that opens it', 'Entries: sign, words, hint', 'Line between kinds of actions'],
  keyboard: [
    { keys: '↓, ↑ on the button', does: 'Opens it at the first or the last entry.' },
    { keys: '↓, ↑, Home, End', does: 'Move, round and round.' },
    { keys: 'Letters', does: 'Go to the next entry that begins so.' },
    { keys: 'Enter, Space', does: 'Picks the entry; the focus is on the button again.' },
    { keys: 'Escape, Tab', does: 'Closes it; Tab goes on from the button.' },
  ],
  roles: [
    'The button says that it opens a menu, and whether it is open.',
    'A `menu` named by `label` with a `menuitem` each; a disabled one is told as such and can be reached.',
    'An entry with an address is a link.',
  ],
  tested: ['Every key above; picking acts once, closes and gives the focus back.', 'Entries are at least 44 px high.'],
} satisfies Guide;
