import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A few short links, each with the number of items behind it.',
  use: ['On a first screen, as the entry to a long list by groups.'],
  avoid: ['For panels of the same page: `Tabs`.', 'For links with an explanation: `LinkCard`.'],
  do: [{ story: 'Default', text: 'Two to six links of one word, all to similar pages.' }],
  dont: [{ text: 'Do not list an empty group.' }],
  anatomy: ['Links, each with a word and a number'],
  keyboard: [],
  roles: ['A `navigation` named by `label`, with a list of links; the number is part of a link’s name.'],
  tested: ['Each link is named with its number.', 'On a phone two share a line, each large enough for a thumb.'],
} satisfies Guide;
