import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'One line of text: the browser’s own input, dressed, labelled and described.',
  use: [
    'For names, addresses, numbers that are not counted with: whatever fits on a line.',
    'With the right `type`, `inputMode` and `autoComplete`: they choose the phone’s keyboard and fill it in.',
  ],
  avoid: [
    'For a phone number: `PhoneField`; for a code out of a message: `OtpField`.',
    'For more than a line: `TextArea`.',
    'For one of a few known answers: `RadioGroup`; of many: `Select`.',
  ],
  do: [
    { story: 'WithHelp', text: 'Help says where the answer is found, before it is needed.' },
    { story: 'WithError', text: 'What was typed stays, and the words say what to change.' },
    { story: 'ReadOnly', text: '`readOnly` for what may be copied, `disabled` for what does not apply now.' },
  ],
  dont: [
    { text: 'Do not use a placeholder as label or as example of a format the field refuses.' },
    { text: 'Do not check at every key; wait until the field is left or the form is sent.' },
    { text: 'Do not block paste or the browser’s filling in.' },
  ],
  anatomy: ['Label', 'Box of 48 px', 'Error with its mark', 'Help'],
  keyboard: [],
  roles: ['A text box named by its label, described by error and help, invalid while there is an error.'],
  tested: ['It posts under its name without script.', 'Its element reaches a ref, so form libraries can register it.'],
} satisfies Guide;
