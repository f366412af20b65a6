import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A surface with a hairline border around related content.',
  use: ['For a form, a summary or a notice that is separate from the page.', '`accent` for the one with an action.'],
  avoid: [
    'For a linked card: `LinkCard` or `MediaCard`.',
    'For plans and their payments: `AmountTimeline`. For quotations: `QuoteCard`.',
    'Inside another card: use `Stack` and a line.',
  ],
  do: [
    { story: 'Default', text: 'A heading and one subject below it.' },
    { story: 'Accent', text: 'The marigold line marks the card with the action; one per screen.' },
  ],
  dont: [
    { text: 'Do not put everything into cards. Borders that surround everything separate nothing.' },
    {
      story: 'WithoutPadding',
      text: '`none` is for content with its own edges, a table or a picture; text would touch the border.',
    },
  ],
  anatomy: ['Surface with a hairline', 'Marigold line, optional', 'Content'],
  keyboard: [],
  roles: ['The element that `as` names.'],
  tested: ['Element, id and other attributes are passed on.', 'Is not split between two pages in print.'],
} satisfies Guide;
