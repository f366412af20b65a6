import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A slim line over the whole page that says what kind of copy it is.',
  use: ['Once a page, above the header: a demonstration, a test, a copy that is out of date.'],
  avoid: [
    'For news and offers: use `Ticker`.',
    'For the result of a visitor’s action: that is a `Callout` or a toast.',
  ],
  do: [{ story: 'Default', text: 'One sentence that fits one line of a phone.' }],
  dont: [{ story: 'OnAPhone', text: 'A text of several lines: it moves the page down on every visit.' }],
  anatomy: ['Line of text on a tint'],
  keyboard: [],
  roles: ['A complementary region with a name.'],
  tested: ['Read aloud under its name; not printed.'],
} satisfies Guide;
