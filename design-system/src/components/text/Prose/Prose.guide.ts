import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Running rich text in the house style.',
  use: [
    'For text from the editor, as `html` that the server has sanitized.',
    'For longer text in the page itself, as children.',
  ],
  avoid: ['For one or two paragraphs: that is `Text`.', 'For HTML from other sources: it is not sanitized here.'],
  do: [
    { story: 'Default', text: 'Start inside it at the level below the title above it.' },
    {
      story: 'WideTable',
      text: 'A table with a head row is read row by row on a phone; another one scrolls inside the text.',
    },
  ],
  dont: [
    { text: 'Do not pass HTML from a visitor or another site: it is inserted unchanged.' },
    { text: 'Do not style its content from outside.' },
  ],
  anatomy: ['Paragraphs of 75 characters a line', 'Headings, lists, quotations, tables, pictures'],
  keyboard: [{ keys: 'Left, Right', does: 'Scrolls a wide table of `html` sideways, while it has focus.' }],
  roles: ['The text’s own elements.', 'Around a table of `html`, a `group` that Tab reaches.'],
  tested: [
    'A wide table stays within its column, scrolls there, and Tab reaches it.',
    'On a narrow screen the cells of a table are below the names of their columns.',
  ],
} satisfies Guide;
