import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Keeps a phone’s main action near the thumb at the lower edge.',
  use: ['On a long page with one main action, below 1024 px.', 'With one action, or two of which the first is filled.'],
  avoid: [
    'On pages that are a form: its own button is the action.',
    'As a menu of pages; that is the `AppBar`’s drawer.',
  ],
  do: [
    {
      story: 'TwoActions',
      text: 'The next step is filled, the other one is `secondary`; both are equally wide.',
    },
    { story: 'LongWords', text: 'Labels may have two lines; the bar grows.' },
  ],
  dont: [
    { text: 'Do not put text or a third button into it: it covers a tenth of the screen all the time.' },
    {
      text: 'Do not set a bottom margin on the page. The bar adds a spacer, and `scroll-padding` for focused elements behind it.',
    },
  ],
  anatomy: [
    'Spacer at the end of the page, as high as the bar',
    'Bar, fixed to the lower edge and above the safe area',
    'One or two actions',
  ],
  keyboard: [],
  roles: ['A `region` named by `label`, so that it is a landmark.'],
  tested: [
    'The last line of the page is never covered.',
    'Hidden while the actions or the form of a `Hero` are visible.',
    'Hidden from 1024 px and on paper.',
  ],
} satisfies Guide;
