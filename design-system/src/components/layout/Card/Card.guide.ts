import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A sheet with a hairline border around what belongs together.',
  use: [
    'For a form, a summary or a notice that stands apart from the page.',
    '`accent` for the one that asks for something.',
  ],
  avoid: [
    'For something that leads elsewhere: `LinkCard` or `MediaCard`.',
    'For plans and their payments: `AmountTimeline`. For what a person says: `QuoteCard`.',
    'Inside another card: use `Stack` and a rule.',
  ],
  do: [
    { story: 'Default', text: 'A heading and one thing under it.' },
    { story: 'Accent', text: 'The head line in marigold marks the card with the action; one on a screen.' },
  ],
  dont: [
    { text: 'Do not put everything into cards. Borders that surround everything separate nothing.' },
    {
      story: 'WithoutPadding',
      text: '`none` is for content with edges of its own, a table or a picture; text would touch the border.',
    },
  ],
  anatomy: ['Surface with a hairline', 'Marigold head line, optional', 'Content'],
  keyboard: [],
  roles: ['The element that `as` names.'],
  tested: ['Element, id and other attributes are passed on.', 'Is not split between two pages in print.'],
} satisfies Guide;
