import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A small outlined sign in the colour of the text around it.',
  use: [
    'Beside words, to be found again faster.',
    'By any name from content: an unknown one shows a neutral mark.',
    'In code with `satisfies IconName`, or by the props of `Button` and `IconButton`, which take no other name: a wrong one fails in the check of types.',
  ],
  avoid: ['Alone, as something to press: that is `IconButton`.', 'As a picture: signs are drawn for 16 to 44 px.'],
  do: [
    { story: 'EverySign', text: 'Take a sign by its name from these; `IconName` lists them, `iconNames` holds them.' },
    { story: 'ReadAloud', text: 'Give it a `label` only where no words beside it say the same.' },
  ],
  dont: [
    { text: 'Do not tell states apart by the sign’s colour alone.' },
    { story: 'UnknownName', text: 'Do not check names before you pass them; the mark stands in.' },
  ],
  anatomy: ['One path on a grid of 24, stroke 1.6'],
  keyboard: [],
  roles: ['Hidden from assistive technology; with a `label` an `img` of that name.'],
  tested: ['Every sign is a drawing of its own.', 'Names that are no signs, `constructor` among them, show the mark.'],
} satisfies Guide;
