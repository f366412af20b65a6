import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A small outlined icon in the colour of the text around it.',
  use: [
    'Next to text, so that it is found faster.',
    'By any name from content: an unknown one shows a neutral icon.',
    'In code with `satisfies IconName`, or through the props of `Button` and `IconButton`: a wrong name fails the type check.',
  ],
  avoid: ['For an icon that can be clicked: that is `IconButton`.', 'As a picture: icons are drawn for 16 to 44 px.'],
  do: [
    { story: 'EverySign', text: 'Choose an icon by its name; `IconName` lists them, `iconNames` contains them.' },
    { story: 'ReadAloud', text: 'Set a `label` only if the text next to it does not say the same.' },
  ],
  dont: [
    { text: 'Do not distinguish states by the colour of the icon only.' },
    { story: 'UnknownName', text: 'Do not check names before you pass them; unknown names show the neutral icon.' },
  ],
  anatomy: ['One path on a grid of 24, stroke 1.6'],
  keyboard: [],
  roles: ['Hidden from assistive technology; with a `label` an `img` of that name.'],
  tested: [
    'Every icon has a different drawing.',
    'Names that are not icons, such as `constructor`, show the neutral icon.',
  ],
} satisfies Guide;
