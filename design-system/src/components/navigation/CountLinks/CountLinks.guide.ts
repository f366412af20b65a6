import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A few short links, each with how many there are behind it.',
  use: ['On a first screen, for the way into a long list by its groups.'],
  avoid: ['For panels of the same page: `Tabs`.', 'For links with a line of explanation: `LinkCard`.'],
  do: [{ story: 'Default', text: 'Two to six links of one word, all to places of one kind.' }],
  dont: [{ text: 'Do not list a group without anything in it.' }],
  anatomy: ['Links, each with a word and a number'],
  keyboard: [],
  roles: ['A `navigation` named by `label`, with a list of links; the number is part of a link’s name.'],
  tested: ['Each link is named with its number.', 'On a phone two share a line, each large enough for a thumb.'],
} satisfies Guide;
