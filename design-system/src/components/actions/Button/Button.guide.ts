import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A button; with an address, a link that looks the same.',
  use: [
    '`primary` for the main action of a screen, `secondary` for its alternative, `quiet` for the rest.',
    '`danger` for actions that remove something, always with a `ConfirmDialog`.',
    '`href` if it leads to another page: middle click and “open in a new tab” keep working.',
  ],
  avoid: [
    'To send a form: `SubmitButton` shows that it is sending and ignores a second click.',
    'For an address inside a sentence: `Link`.',
    'If there is room for an icon only: `IconButton`.',
    'For more than three actions on one object: `MenuButton`.',
  ],
  do: [
    { story: 'Pair', text: 'One primary button next to its lighter alternative.' },
    { story: 'Danger', text: 'The label names the action and how many records it affects.' },
    { story: 'Busy', text: 'While busy it keeps its label and its position.' },
  ],
  dont: [
    { text: 'Do not put two primary buttons into one group; it would be unclear which one is meant.' },
    { text: 'Do not write “Submit”, “OK” or “Click here”: in a list of buttons read aloud they mean nothing.' },
    {
      story: 'Disabled',
      text: 'Do not disable a button without saying nearby what is missing; it is better to answer a click with an explanation.',
    },
  ],
  anatomy: ['Icon before the label, or a spinner while busy', 'Label', 'Icon after the label, for a direction'],
  keyboard: [{ keys: 'Enter, Space', does: 'Activates it; a link reacts to Enter only.' }],
  roles: [
    'A `button` that sends no form unless `type` says so; with `href` a link.',
    'While busy it is `aria-busy` and `aria-disabled`, and keeps the focus.',
    'Icons are decorative: the name is the label.',
  ],
  tested: [
    'Clicks are ignored while busy.',
    'Every size is at least 44 px high.',
    'A link that saves a file is left to the browser, not to the router.',
  ],
} satisfies Guide;
