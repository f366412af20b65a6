import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One line of text: the browser’s own input with label and description.',
  use: [
    'For names, addresses, numbers that are not calculated with: whatever fits on a line.',
    'With the right `type`, `inputMode` and `autoComplete`: they choose the phone’s keyboard and autofill.',
  ],
  avoid: [
    'For a phone number: `PhoneField`; for a code from a message: `OtpField`.',
    'For more than a line: `TextArea`.',
    'For one of a few known answers: `RadioGroup`; of many: `Select`.',
  ],
  do: [
    { story: 'WithHelp', text: 'Help says where to find the answer, before it is needed.' },
    { story: 'WithError', text: 'The entered value stays, and the error says what to change.' },
    {
      story: 'ReadOnly',
      text: '`readOnly` for values that may be copied, `disabled` for values that do not apply now.',
    },
  ],
  dont: [
    { text: 'Do not use a placeholder as label or as an example of a format that the field refuses.' },
    { text: 'Do not check at every key; wait until the field is left or the form is sent.' },
    { text: 'Do not block pasting or autofill.' },
  ],
  anatomy: ['Label', 'Box of 48 px', 'Error with its icon', 'Help'],
  keyboard: [],
  roles: ['A text box named by its label, described by error and help, invalid while there is an error.'],
  tested: ['It posts under its name without script.', 'Its element reaches a ref, so form libraries can register it.'],
} satisfies Guide;
