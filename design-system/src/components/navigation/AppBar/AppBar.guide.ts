import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The head of every page: brand, main menu and the most important action.',
  use: [
    'Once a page, above everything but the skip link.',
    'With up to seven entries; an entry may have links, or groups of links if there are many (thirty in four groups are fine).',
  ],
  avoid: ['For the parts of one page: that is `InPageNav`.', 'For moving between views of one record: that is `Tabs`.'],
  do: [
    {
      story: 'MegaMenu',
      text: 'Many links are in groups below headings, in a panel as wide as the page: readers scan headings, not thirty lines.',
    },
    { story: 'WithDescriptions', text: 'Two similar entries have a line that distinguishes them.' },
    {
      story: 'PhoneMegaMenu',
      text: 'Leave phones to the component: the same entries expand inside a drawer.',
    },
  ],
  dont: [
    {
      text: 'A title that opens a panel is no link: set `href`, and its page becomes the first link of the panel, named by `allLabel`.',
    },
    {
      text: 'Do not open panels on hover. A panel that opens under a passing mouse covers what somebody was about to click.',
    },
    { text: 'Do not put two filled buttons into `actions`; the second one is `quiet`.' },
    {
      text: 'Do not leave the main action to the bar only: a phone shows it in the menu only. `BottomBar` keeps it visible there.',
    },
    { text: 'Do not nest deeper than entry, group, link; a fourth level cannot be remembered.' },
  ],
  anatomy: [
    'Brand, a link to the home page',
    'Row of entries; a chevron marks those that open',
    'Panel: groups, each with a heading and links',
    'Actions, from 768 px',
    'Below 1280 px instead of the row: the button of the drawer',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On a title: opens or closes its panel.' },
    { keys: 'Left, Right', does: 'Goes along the row of entries.' },
    { keys: 'Down', does: 'On a title: opens its panel and goes to the first link; inside, to the next one.' },
    { keys: 'Up', does: 'Inside a panel: to the previous link, from the first one to the title.' },
    { keys: 'Tab', does: 'Through the links; leaving the panel closes it.' },
    { keys: 'Escape', does: 'Closes the panel or the drawer; the focus returns to what opened it.' },
  ],
  roles: [
    '`header` and a `nav` named by `label`.',
    'A title is the `summary` of a `details`: a disclosure that is expanded or collapsed. It is no ARIA menu, so links stay links.',
    'Each list of a group is named by its heading.',
    'The current page is `aria-current="page"`; the title that contains it is `aria-current="true"`.',
  ],
  tested: [
    'Opens and closes by click, by each key above, by a click elsewhere and by following a link; never on hover.',
    'Works without script, on wide screens and as a drawer.',
    'If the screen becomes wide while the drawer is open, the page does not stay inert.',
  ],
} satisfies Guide;
