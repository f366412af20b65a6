import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Named facts under a title, with the source they were read from.',
  use: ['To show a person what a machine reads.'],
  avoid: ['For rows that are compared with one another: that is `DataTable`.'],
  do: [{ story: 'Default', text: 'Name the facts as the source does, so that both can be read side by side.' }],
  dont: [{ story: 'WithoutSource', text: 'Do not put actions into it.' }],
  anatomy: ['Title', 'Facts', 'Source, behind a press'],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens and closes the source.' },
    { keys: 'Arrow keys', does: 'Scroll the source.' },
  ],
  roles: ['`article`', '`group` of the source'],
  tested: ['The source is hidden until it is asked for.'],
} satisfies Guide;
