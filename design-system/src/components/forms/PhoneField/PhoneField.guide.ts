import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A phone number in one input: ten Indian digits, or a foreign number in E.164.',
  use: ['For phone numbers; it accepts every way of writing or pasting one.'],
  avoid: [
    'For other numbers: `TextField` with `inputMode="numeric"`.',
    'To show a number: plain text with `translate="no"`.',
  ],
  do: [{ story: 'FromAbroad', text: 'Say in the help how a foreign number starts.' }],
  dont: [
    { text: 'Do not split code and number into two posted fields: pasting and autofill work on one.' },
    { text: 'Do not add a rule about spaces or dashes; they are removed while typing.' },
    {
      text: 'Do not check in the browser whether a number exists. The length is enough here; the server knows the rest.',
    },
  ],
  anatomy: ['Label', 'Country code', 'Input', 'Error with its icon', 'Help'],
  keyboard: [{ keys: '+, or 0 0', does: 'Starts a foreign number; the country code disappears.' }],
  roles: [
    'A text box for phone numbers that the browser fills in (`tel-national`).',
    'The country code is decorative: the value of the input is complete.',
  ],
  tested: [
    'Numbers pasted with brackets, dashes, a trunk zero, `tel:`, an extension, direction marks, Devanagari and other Indian digits.',
    'The caret stays at its digit while other characters are removed.',
    'A reset shows the country code again.',
  ],
} satisfies Guide;
