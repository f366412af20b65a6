import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Content behind one press on phones, and whole on wider screens.',
  use: [
    'For the rest of a long list on a phone, where the first few are enough for most readers.',
    'With `on="always"` and `look="band"` for several sections of a page that sells one thing.',
  ],
  avoid: [
    'For parts with titles of their own: that is `Accordion`.',
    'For the rest of one text: that is `Clamp`.',
    'For what a reader needs to decide: show it.',
  ],
  do: [
    { story: 'Default', text: 'Say how much comes: “All five groups”, not “More”.' },
    { story: 'Band', text: 'Name what is inside a band; the sections in it keep their own titles.' },
  ],
  dont: [{ text: 'Do not fold a form or a price.' }, { text: 'Do not put one fold into another.' }],
  anatomy: ['Label with an arrow', 'Content under it'],
  keyboard: [{ keys: 'Enter, Space', does: 'On the label: shows or hides the content.' }],
  roles: ['A `details`; the label is expanded or collapsed. On wide screens there is no label to reach.'],
  tested: ['Folded at 390 px, whole at 1280 px.', 'An anchor inside it opens it.', 'Without script.'],
} satisfies Guide;
