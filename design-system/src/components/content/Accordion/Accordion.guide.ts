import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Parts that open below their titles, for what a reader may skip.',
  use: [
    '`single` for questions and answers: one is read at a time, and all may be closed.',
    '`single-never-empty` for parts of one whole, of which one is always shown.',
    '`multiple` for comparing.',
  ],
  avoid: [
    'For what everybody needs: leave it open on the page.',
    'For two alternatives: `Tabs` shows both names at once.',
    'For one long text: that is `Clamp`.',
  ],
  do: [
    { story: 'Default', text: 'Titles are the reader’s own questions, whole sentences.' },
    {
      story: 'NeverEmpty',
      text: 'Short facts stand at the end of the title’s line, or under it where the line is full.',
    },
  ],
  dont: [
    {
      text: 'Do not give two accordions of a page the same `name`; they would close each other. Leave it out and each makes up its own.',
    },
    { text: 'Do not open everything at the start: then headings and text would do.' },
  ],
  anatomy: ['Title with its facts and a chevron', 'Marigold line over the part that is open', 'Content'],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes the part; in `single-never-empty` the open one stays.' },
    { keys: 'Tab', does: 'From title to title, through what is open.' },
  ],
  roles: [
    'Each part is a `details`: its title is expanded or collapsed, and a heading of `headingLevel`.',
    'The browser finds words in closed parts and opens them.',
  ],
  tested: [
    'Each mode; what `onOpen` tells and when it does not.',
    'A new render keeps what the visitor opened.',
    'Without script only “never empty” is lost: everything can be folded.',
  ],
} satisfies Guide;
