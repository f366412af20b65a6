import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A phone number in one input: ten digits of home, or a number from abroad in E.164.',
  use: [
    'Wherever a number is asked for; it takes any way of writing or pasting one.',
    'With `countries` where numbers from abroad are usual: `phoneCountries` has all of them (about 2 kB), a list of your own fewer.',
  ],
  avoid: [
    'For other numbers: `TextField` with `inputMode="numeric"`.',
    'To show a number: plain text with `translate="no"`.',
  ],
  do: [
    { story: 'WithCountries', text: 'Choosing a country writes its code; writing a code chooses the country.' },
    { story: 'FromAbroad', text: 'Without a list the help says how a number from abroad begins.' },
  ],
  dont: [
    { text: 'Do not split code and number into two posted fields: pasting and filling in work on one.' },
    { text: 'Do not add a rule about spaces or dashes; they are taken off while typing.' },
    {
      text: 'Do not judge in the browser whether a number exists. The length is enough here; the server knows the rest.',
    },
  ],
  anatomy: [
    'Label',
    'Code of home, or the chosen country under a face that opens the browser’s own list',
    'Input',
    'Error with its mark',
    'Help',
  ],
  keyboard: [
    { keys: 'Arrow keys on the country', does: 'The browser’s own list; the digits stay, the code changes.' },
    { keys: '+, or 0 0', does: 'Begins a number from abroad; the code of home goes away.' },
  ],
  roles: [
    'A text box for telephone numbers, filled in by the browser (`tel-national`, with countries `tel`).',
    'The country is a combo box of its own name; it has no name in the form and posts nothing.',
    'The shown code of home is decoration: the value is told by the input.',
  ],
  tested: [
    'Numbers pasted with brackets, dashes, a trunk zero, `tel:`, an extension, marks of direction, in Devanagari and other Indian digits.',
    'The caret stays at its digit while others are cleaned away.',
    'The form hears of the number when the country changes it; a reset brings home back.',
  ],
} satisfies Guide;
