import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Figures in a row between hairlines.',
  use: [
    'For three to seven figures that are true, dated elsewhere and easy to say.',
    'Without figures, for as many short labels.',
  ],
  avoid: ['For amounts with conditions: use a table.', 'For benefits with a sentence: that is `IconList`.'],
  do: [
    {
      story: 'FiveItems',
      text: 'Any number works: rows differ by one at most, and an odd one comes first, as wide as the strip.',
    },
    { story: 'WordsAlone', text: 'Labels without figures keep the same rhythm.' },
  ],
  dont: [
    { text: 'Do not animate the number on scroll; it would be read before it is right.' },
    { text: 'Do not mix figures with and without units.' },
  ],
  anatomy: ['Figure, optional', 'Label', 'Hairlines'],
  keyboard: [],
  roles: ['A list named by `label`; figure and label are one item.'],
  tested: ['Rows at 390, 800 and 1280 px for four, five and seven figures.'],
} satisfies Guide;
