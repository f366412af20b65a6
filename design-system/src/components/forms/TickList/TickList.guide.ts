import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Many checkboxes in groups, with a button that counts the ticked ones and then stays visible.',
  use: [
    'For selecting several items of a long list, to compare them.',
    'Inside a plain form: it works without a script.',
  ],
  avoid: ['For up to six boxes: several `Checkbox`.', 'For one of several: `RadioGroup` or `Select`.'],
  do: [
    { story: 'Default', text: 'Name each group by what people look for.' },
    { story: 'Chosen', text: 'Return the selected values as ticked.' },
  ],
  dont: [{ text: 'Do not put two of them into one form: two buttons would stay at the bottom.' }],
  anatomy: [
    'Help: how many to tick',
    'Groups with their names',
    'Boxes in as many columns as fit',
    'A bar with the button and the number',
  ],
  keyboard: [{ keys: 'Space', does: 'Ticks or clears a box; the number follows.' }],
  roles: ['One `group` of checkboxes per name.', 'A button described by the help.'],
  tested: [
    'The number follows the ticked boxes.',
    'From the first tick on the button is visible while the list is longer than the screen.',
    'The bar covers no box, neither while the list scrolls into view nor with the focus.',
  ],
} satisfies Guide;
