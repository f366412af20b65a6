import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'All that is wrong with a form in one place, each line a way to its field.',
  use: [
    'At the top of a form that came back wrong, with the focus on it or on the first wrong field.',
    'For a failure no field is to blame for: a line without `fieldId`.',
  ],
  avoid: [
    'As the only place of an error: each stands at its field too.',
    'For something good, or a notice: `Callout`.',
    'For a failure outside a form: `Toast` or `ErrorState`.',
  ],
  do: [
    {
      story: 'Default',
      text: 'Give each problem the `label` of its field: the line begins with it, and the message stays the one at the field. Keep the order of the form.',
    },
    { story: 'WithoutField', text: 'A lost connection says that nothing is lost.' },
  ],
  dont: [
    { text: 'Do not count instead of naming: “3 errors” leads nowhere.' },
    { text: 'Do not take it away while fields are being put right; check again at the next sending.' },
  ],
  anatomy: ['Mark and title', 'A line for each problem, a link where there is a field'],
  keyboard: [{ keys: 'Enter on a line', does: 'Puts the caret into its field.' }],
  roles: ['An `alert`, read out as it appears; it can take the focus by its ref.'],
  tested: [
    'A line begins with the label of its field.',
    'Lines lead into their fields.',
    'Nothing is rendered while nothing is wrong.',
  ],
} satisfies Guide;
