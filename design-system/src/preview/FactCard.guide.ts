import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Named facts below a title, with their source.',
  use: ['To show a person what a machine reads.'],
  avoid: ['For rows that are compared with one another: that is `DataTable`.'],
  do: [{ story: 'Default', text: 'Name the facts as in the source, so that both can be compared.' }],
  dont: [{ story: 'WithoutSource', text: 'Do not put actions into it.' }],
  anatomy: ['Title', 'Facts', 'Source, behind a button'],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens and closes the source.' },
    { keys: 'Arrow keys', does: 'Scroll the source.' },
  ],
  roles: ['`article`', '`group` of the source'],
  tested: ['The source is hidden until it is opened.'],
} satisfies Guide;
