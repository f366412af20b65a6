import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Many boxes in groups, with a button that counts what is ticked and then stays in sight.',
  use: [
    'For choosing several of a long list, to see them side by side.',
    'Inside a plain form: it works without a script.',
  ],
  avoid: ['For up to six boxes: `Checkbox` one under another.', 'For one of several: `RadioGroup` or `Select`.'],
  do: [
    { story: 'Default', text: 'Name each group as people look for it.' },
    { story: 'Chosen', text: 'Send back what was chosen, ticked.' },
  ],
  dont: [{ text: 'Do not put two of them into one form: two buttons would stay at the bottom.' }],
  anatomy: [
    'Help: how many to tick',
    'Groups, each with its name',
    'Boxes in as many columns as fit',
    'A bar with the button and the number',
  ],
  keyboard: [{ keys: 'Space', does: 'Ticks or clears a box; the number follows.' }],
  roles: ['A `group` of checkboxes for each name.', 'A button described by the help.'],
  tested: [
    'The number follows what is ticked.',
    'From the first tick on the button is in sight while the list is longer than the screen.',
    'The bar covers no box: neither as the list comes into sight nor one that gets the focus.',
  ],
} satisfies Guide;
