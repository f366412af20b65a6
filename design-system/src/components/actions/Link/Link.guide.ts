import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A link in running text, in a list, or by itself.',
  use: [
    'For everything that leads to an address.',
    '`quiet` in lists where every line is a link; `standalone` where it stands alone under other text.',
  ],
  avoid: [
    'For something that happens here: that is a `Button`.',
    'For a card that leads somewhere: `LinkCard` and `MediaCard` make the whole card the link.',
  ],
  do: [
    { story: 'InASentence', text: 'The words say where it leads, also when read out of context.' },
    { story: 'External', text: 'A link to another site says that it opens apart.' },
    { story: 'Standalone', text: 'By itself it has 44 px to press in the room of one line.' },
  ],
  dont: [
    { text: 'Do not write “click here” or “read more”: a list of links read aloud would be a list of the same words.' },
    { text: 'Do not remove the underline in running text; colour alone does not say that it can be pressed.' },
  ],
  anatomy: ['Words, underlined', 'For an external one: a sign, and words for those who listen'],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  roles: [
    'An `a`. An inner address is drawn by the router’s link that `LinkProvider` hands in; everything else stays with the browser.',
    'External: “(opens in a new tab)” is part of the name.',
  ],
  tested: [
    'Which addresses go through the router and which do not.',
    '`rel="noopener noreferrer"` on external ones.',
    '44 px for a standalone one without pushing its neighbours.',
  ],
} satisfies Guide;
