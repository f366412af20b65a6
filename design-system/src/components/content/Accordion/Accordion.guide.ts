import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Parts that open below their titles, for optional reading.',
  use: [
    '`single` for questions and answers: one is open at a time, and all may be closed.',
    '`single-never-empty` for parts of a whole, one of which is always shown.',
    '`multiple` for comparing.',
  ],
  avoid: [
    'For what everybody needs: show it on the page.',
    'For two alternatives: `Tabs` shows both names at once.',
    'For one long text: that is `Clamp`.',
  ],
  do: [
    { story: 'Default', text: 'Titles are the reader’s own questions, whole sentences.' },
    {
      story: 'NeverEmpty',
      text: 'Short facts are at the end of the title’s line, or below it if the line is full.',
    },
  ],
  dont: [
    {
      text: 'Do not give two accordions of a page the same `name`; they would close each other. Without one, each generates its own.',
    },
    { text: 'Do not open everything at the start: use headings and text instead.' },
  ],
  anatomy: ['Title with its facts and a chevron', 'Marigold line above the open part', 'Content'],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes the part; in `single-never-empty` the open one stays.' },
    { keys: 'Tab', does: 'From title to title, through the open content.' },
  ],
  roles: [
    'Each part is a `details`: its title is expanded or collapsed, and a heading of `headingLevel`.',
    'The browser’s search finds text in closed parts and opens them.',
  ],
  tested: [
    'Each mode; when `onOpen` is called and when not.',
    'A new render keeps what the visitor opened.',
    'Without script only “never empty” is lost: all parts can be closed.',
  ],
} satisfies Guide;
