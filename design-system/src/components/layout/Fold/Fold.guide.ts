import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Content behind a button on phones, and whole on wider screens.',
  use: [
    'For the rest of a long list on a phone, if the first few are enough for most readers.',
    'With `on="always"` and `look="band"` for several sections of a sales page.',
  ],
  avoid: [
    'For parts with their own titles: that is `Accordion`.',
    'For the rest of one text: that is `Clamp`.',
    'For what a reader needs to decide: show it.',
  ],
  do: [
    { story: 'Default', text: 'Say how much is hidden: “All five groups”, not “More”.' },
    { story: 'Band', text: 'Name what is inside a band; the sections in it keep their own titles.' },
  ],
  dont: [{ text: 'Do not hide a form or a price.' }, { text: 'Do not put one fold into another.' }],
  anatomy: ['Label with an arrow', 'Content below it'],
  keyboard: [{ keys: 'Enter, Space', does: 'On the label: shows or hides the content.' }],
  roles: ['A `details`; the label is expanded or collapsed. On wide screens there is no label to reach.'],
  tested: ['Closed at 390 px, whole at 1280 px.', 'An anchor inside it opens it.', 'Without script.'],
} satisfies Guide;
