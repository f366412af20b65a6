import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The parts of a long page in a row that stays visible and marks the current one.',
  use: [
    'On pages of five or more bands that are compared or read again.',
    'Directly below the first screen.',
    'As a column next to a text of four or more headings.',
  ],
  avoid: ['For other pages: use the `AppBar`.', 'To show one part and hide the rest: that is `Tabs`.'],
  do: [
    { story: 'Default', text: 'One or two words per entry; they need not repeat the band’s title.' },
    { story: 'Phone', text: 'The row scrolls sideways and follows the reader.' },
    { story: 'Column', text: 'Next to a long text, in the aside of an `AsideLayout`.' },
  ],
  dont: [
    { text: 'Do not link an id that is not on the page: leave the entry out with its band.' },
    { text: 'Do not put a second sticky bar above it: both together take a fifth of a phone.' },
  ],
  anatomy: ['Bar, sticky at the upper edge', 'Links to the ids of the parts', 'Line under the current part'],
  keyboard: [],
  roles: ['A `nav` named by `label`.', 'The current part is `aria-current="location"`.'],
  tested: [
    'Nothing is marked above the first part, and again nothing after scrolling back.',
    'At the end of the page the last part is marked, however short.',
    'Without script it is a row of links.',
  ],
} satisfies Guide;
