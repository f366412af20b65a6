import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Running rich text, in the house’s style.',
  use: [
    'For text from the editor, as `html` that the server has cleaned.',
    'For longer text in the page itself, as children.',
  ],
  avoid: [
    'For a paragraph or two of your own: that is `Text`.',
    'For HTML from anywhere else: nothing is cleaned here.',
  ],
  do: [
    { story: 'Default', text: 'Begin inside it at the level below the title above it.' },
    {
      story: 'WideTable',
      text: 'A table with a row of names is read row by row on a phone; another scrolls inside the text.',
    },
  ],
  dont: [
    { text: 'Do not pass HTML that came from a visitor or another site: it is put into the page as it is.' },
    { text: 'Do not style what is inside from outside.' },
  ],
  anatomy: ['Paragraphs of 75 characters a line', 'Headings, lists, quotations, tables, pictures'],
  keyboard: [{ keys: 'Left, Right', does: 'Scrolls a wide table of `html` sideways, while it has focus.' }],
  roles: ['Whatever the text’s own elements are.', 'Around a table of `html`, a `group` that Tab reaches.'],
  tested: [
    'A wide table stays within its column, scrolls there, and Tab reaches it.',
    'On a narrow screen the cells of a table stand under the names of their columns.',
  ],
} satisfies Guide;
