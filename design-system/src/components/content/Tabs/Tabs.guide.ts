import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One of several panels at a time, for alternatives of which a reader needs one.',
  use: ['For two to six alternatives of the same shape: the same table for two groups of readers.'],
  avoid: [
    'For parts that are read one after another: use `Section` and `InPageNav`.',
    'For questions and answers: that is `Accordion`.',
    'For pages with their own addresses: use links.',
  ],
  do: [
    { story: 'SecondChosen', text: 'Open the one that most readers need.' },
    { story: 'ManyTabs', text: 'On a phone the row scrolls; keep labels to one or two words.' },
  ],
  dont: [
    { text: 'Do not hide in a second tab what everybody must know before paying.' },
    {
      text: 'Do not load a panel only when it is selected: all panels are in the page for search, print and readers without script.',
    },
  ],
  anatomy: [
    'Row of tabs with a line under the selected one',
    'Panel',
    'On paper and without script: every panel under its name',
  ],
  keyboard: [
    { keys: 'Left, Right', does: 'Selects the previous or next tab, also across the ends.' },
    { keys: 'Home, End', does: 'Selects the first or the last.' },
    { keys: 'Tab', does: 'From the selected tab into its panel.' },
  ],
  roles: [
    '`tablist` named by `label`, `tab` with `aria-selected`, `tabpanel` named by its tab.',
    'One tab is in the Tab order.',
  ],
  tested: [
    'Every key above; when `onChange` is called and when not.',
    'If the selected tab disappears, the first one is selected.',
  ],
} satisfies Guide;
