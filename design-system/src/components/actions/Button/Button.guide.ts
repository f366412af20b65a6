import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Something to press; with an address, a link that looks the same.',
  use: [
    '`primary` for the one thing a screen is for, `secondary` for the way beside it, `quiet` for the rest.',
    '`danger` for what takes something away, always behind a `ConfirmDialog`.',
    '`href` where the press leads to another page: middle click and “open in a new tab” keep working.',
  ],
  avoid: [
    'To send a form: `SubmitButton` says what is going on and swallows a second press.',
    'For an address inside a sentence: `Link`.',
    'Where there is only room for a sign: `IconButton`.',
    'For more than three actions on one thing: `Menu`.',
  ],
  do: [
    { story: 'Pair', text: 'One primary button, its lighter alternative beside it.' },
    { story: 'Danger', text: 'The words name what happens and to how many.' },
    { story: 'Busy', text: 'While it works it keeps its words and its place.' },
  ],
  dont: [
    { text: 'Do not put two primary buttons in one group; nobody knows which of them is meant.' },
    { text: 'Do not write “Submit”, “OK” or “Click here”: a list of buttons read aloud would be a list of nothing.' },
    {
      story: 'Disabled',
      text: 'Do not disable a button without saying nearby what is missing; better let it be pressed and answer in words.',
    },
  ],
  anatomy: ['Sign before the words, or the turning ring while busy', 'Words', 'Sign after the words, for a direction'],
  keyboard: [{ keys: 'Enter, Space', does: 'Presses it; a link answers to Enter alone.' }],
  roles: [
    'A `button` that sends no form unless `type` says so; with `href` a link.',
    'While busy it is `aria-busy` and `aria-disabled`, and keeps the focus.',
    'Signs are decoration: the words alone are its name.',
  ],
  tested: [
    'Presses are ignored while busy.',
    'Every size is at least 44 px high.',
    'A link that saves a file is left to the browser, not to the router.',
  ],
} satisfies Guide;
