import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One of several panels at a time, for alternatives of which a reader needs one.',
  use: ['For two to six alternatives of the same shape: the same table for two groups of readers.'],
  avoid: [
    'For parts that are read one after another: use `Section` and `InPageNav`.',
    'For questions and answers: that is `Accordion`.',
    'For places with addresses of their own: those are links.',
  ],
  do: [
    { story: 'SecondChosen', text: 'Open the one that most readers of this page need.' },
    { story: 'ManyTabs', text: 'On a phone the row scrolls; keep labels to one or two words.' },
  ],
  dont: [
    { text: 'Do not hide in a second tab what everybody must know before paying.' },
    {
      text: 'Do not load a panel only when it is chosen: all panels are in the page for search, print and readers without script.',
    },
  ],
  anatomy: [
    'Row of tabs with a mark under the one chosen',
    'Panel',
    'On paper and without script: every panel under its name',
  ],
  keyboard: [
    { keys: 'Left, Right', does: 'Chooses the tab before or after, round the ends.' },
    { keys: 'Home, End', does: 'Chooses the first or the last.' },
    { keys: 'Tab', does: 'From the chosen tab into its panel.' },
  ],
  roles: [
    '`tablist` named by `label`, `tab` with `aria-selected`, `tabpanel` named by its tab.',
    'One tab is in the order of focus.',
  ],
  tested: [
    'Every key above; what `onChange` tells and when it does not.',
    'A chosen tab that disappears gives way to the first.',
  ],
} satisfies Guide;
