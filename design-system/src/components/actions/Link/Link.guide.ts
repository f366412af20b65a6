import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A link in running text, in a list, or on its own.',
  use: [
    'For everything with an address.',
    '`quiet` in lists where every line is a link; `standalone` for a single link below other text.',
  ],
  avoid: [
    'For an action on this page: that is a `Button`.',
    'For a linked card: `LinkCard` and `MediaCard` make the whole card the link.',
  ],
  do: [
    { story: 'InASentence', text: 'The text says where it leads, also out of context.' },
    { story: 'External', text: 'A link to another site says that it opens a new tab.' },
    { story: 'Standalone', text: 'On its own it is 44 px high to click, in the space of one line.' },
  ],
  dont: [
    { text: 'Do not write “click here” or “read more”: a list of links read aloud would repeat the same text.' },
    { text: 'Do not remove the underline in running text; colour alone does not show a link.' },
  ],
  anatomy: ['Text, underlined', 'For an external link: an icon, and a hint for screen readers'],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  roles: [
    'An `a`. Inner addresses use the router’s link that `LinkProvider` passes; others are left to the browser.',
    'External: “(opens in a new tab)” is part of the name.',
  ],
  tested: [
    'Which addresses use the router.',
    '`rel="noopener noreferrer"` on external ones.',
    '44 px for a standalone link without moving its neighbours.',
  ],
} satisfies Guide;
