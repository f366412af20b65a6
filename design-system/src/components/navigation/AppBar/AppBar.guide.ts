import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The head of every page: brand, main menu and the one action that matters most.',
  use: [
    'Once a page, above everything but the skip link.',
    'With up to seven entries; an entry may hold links, or groups of links when there are many (thirty in four groups is fine).',
  ],
  avoid: ['For the parts of one page: that is `InPageNav`.', 'For moving between views of one record: that is `Tabs`.'],
  do: [
    {
      story: 'MegaMenu',
      text: 'Many links stand in groups under headings, in a panel as wide as the page: a reader scans headings, not thirty lines.',
    },
    { story: 'WithDescriptions', text: 'Two entries that sound alike get a line that tells them apart.' },
    {
      story: 'PhoneMegaMenu',
      text: 'Leave phones to the component: the same entries unfold one inside another in a drawer.',
    },
  ],
  dont: [
    {
      text: 'Do not put a link under a title that also opens a panel: give the entry an `href`, and its page becomes the first link of the panel, named by `allLabel`.',
    },
    {
      text: 'Do not open panels by pointing. A panel that opens under a passing mouse covers what somebody was about to press.',
    },
    { text: 'Do not put two filled buttons into `actions`; the second one is `quiet`.' },
    {
      text: 'Do not leave the main action to the bar alone: a phone shows it in the menu only. `BottomBar` keeps it in sight there.',
    },
    { text: 'Do not nest deeper than entry, group, link; a fourth level cannot be remembered.' },
  ],
  anatomy: [
    'Brand, which leads home',
    'Row of entries; a chevron marks those that open',
    'Panel: groups, each a heading over its links',
    'Actions, from 768 px',
    'Under 1280 px in the place of the row: the button of the drawer',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On a title: opens or closes its panel.' },
    { keys: 'Left, Right', does: 'Goes along the row of entries.' },
    { keys: 'Down', does: 'On a title: opens its panel and goes to the first link; inside, to the next.' },
    { keys: 'Up', does: 'Inside a panel: to the link before, from the first to the title.' },
    { keys: 'Tab', does: 'Through the links; leaving the panel closes it.' },
    { keys: 'Escape', does: 'Closes the panel or the drawer; focus goes back to what opened it.' },
  ],
  roles: [
    '`header` and a `nav` named by `label`.',
    'A title is the `summary` of a `details`: a disclosure that is expanded or collapsed. It is no ARIA menu, so links stay links.',
    'Each list of a group is named by its heading.',
    'The page shown is `aria-current="page"`; the title that holds it is `aria-current="true"`.',
  ],
  tested: [
    'Opens and closes by press, by each key above, by a press elsewhere and by following a link; never by pointing.',
    'Works without script, on wide screens and as a drawer.',
    'A screen that grows wide while the drawer is open leaves no inert page behind.',
  ],
} satisfies Guide;
