import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Label, help, error and count around a custom control, connected to it for screen readers.',
  use: [
    'For a control that is not part of this system: a date, a range, a picker of a library.',
    'A plain `input`, `select` or `textarea` without a class looks like all others.',
  ],
  avoid: [
    'For one line of text: `TextField`; for several: `TextArea`; for a choice: `Select` or `RadioGroup`.',
    'Around more than one control: a `fieldset` with a legend.',
  ],
  do: [
    {
      story: 'Default',
      text: 'Spread the argument of the function on the control: it contains id, description and error.',
    },
    { story: 'WithError', text: 'The error says what is wrong and what to do.' },
  ],
  dont: [
    { text: 'Do not put the help into a placeholder: it is gone with the first letter.' },
    { text: 'Do not set `announceError` on every field; it is for one that keeps the focus while it is checked.' },
  ],
  anatomy: ['Label', 'Control', 'Error with its icon', 'Help and, at the end of its line, the count'],
  keyboard: [],
  roles: [
    'A `label` for the control.',
    'Error, help and count are its description, in this order; an error makes it `aria-invalid`.',
    'With `announceError` the error is an `alert`.',
  ],
  tested: ['Two fields without an id never share one.', 'A control with a class keeps its own look.'],
} satisfies Guide;
