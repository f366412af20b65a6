import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The pages of a long list as links, each with its own address.',
  use: ['For lists of more than one screen that somebody may return to or share.', 'Below the list, once.'],
  avoid: ['For fewer than two pages: it then shows nothing.', 'For a row of cards: `CardRow` scrolls.'],
  do: [
    {
      story: 'Default',
      text: 'The ends, the current page and its neighbours: always seven places, so the buttons stay in place.',
    },
    { story: 'Phone', text: 'On phones the numbers are replaced by “Page 4 of 12”.' },
    { story: 'ThousandsOfPages', text: 'Numbers are grouped as usual in India.' },
  ],
  dont: [
    {
      text: 'Do not load pages without an address: without script, in a new tab and for search engines there would be no second page.',
    },
    { text: 'Do not load the next page on scroll instead; nobody would reach the footer.' },
  ],
  anatomy: [
    'Previous, absent on the first page',
    'Numbers with gaps, from 768 px',
    'Position as text, below 768 px',
    'Next, absent on the last page',
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'Goes through the links and follows one.' }],
  roles: [
    'A `nav` named by `label`; the numbers are an ordered list.',
    'A number is named “Page 3 of 12”; the current page is `aria-current="page"`.',
    '`rel="prev"` and `rel="next"` for machines.',
  ],
  tested: [
    'Every page of thirty shows the ends, itself and its neighbours, in seven places.',
    'Targets of 44 px; no sideways scroll at 320 px with six-figure numbers.',
  ],
} satisfies Guide;
