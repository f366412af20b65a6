import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Keeps a phone’s main action within the thumb’s reach at the lower edge.',
  use: [
    'On a long page whose purpose is one press, below 1024 px.',
    'With one action, or two of which the first is filled.',
  ],
  avoid: [
    'On pages that are a form: its own button is the action.',
    'As a menu of places to go; that is the `AppBar`’s drawer.',
  ],
  do: [
    {
      story: 'TwoActions',
      text: 'The press that moves a reader on is filled, the other is `secondary`; both are equally wide.',
    },
    { story: 'LongWords', text: 'Words may take two lines; the bar grows.' },
  ],
  dont: [
    { text: 'Do not put text or a third button into it: it covers a tenth of the screen all the time.' },
    {
      text: 'Do not set a bottom margin on the page by hand. The bar brings a spacer, and `scroll-padding` for what is focused behind it.',
    },
  ],
  anatomy: [
    'Spacer at the end of the page, as tall as the bar',
    'Bar, fixed to the lower edge and above the safe area',
    'One or two actions',
  ],
  keyboard: [],
  roles: ['A `region` named by `label`, so that it can be reached and left as a landmark.'],
  tested: [
    'The last line of the page is never covered.',
    'Away while the actions or the form of a `Hero` are in sight.',
    'Hidden from 1024 px and on paper.',
  ],
} satisfies Guide;
