import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The way through a long list, page by page, each with an address of its own.',
  use: ['For lists of more than one screen that somebody may come back to or share.', 'Under the list, once.'],
  avoid: ['For fewer than two pages: it then shows nothing by itself.', 'For a row of cards: `CardRow` scrolls.'],
  do: [
    {
      story: 'Default',
      text: 'The ends, the page shown and its neighbours: always seven places, so the buttons stay under the finger.',
    },
    { story: 'Phone', text: 'On phones the numbers give way to “Page 4 of 12”.' },
    { story: 'ThousandsOfPages', text: 'Numbers are grouped as people in India group them.' },
  ],
  dont: [
    {
      text: 'Do not answer `onSelect` without an address behind `href`: without script, in a new tab and for search engines there would be no second page.',
    },
    { text: 'Do not load the next page on scroll in its place; nobody reaches the footer then.' },
  ],
  anatomy: [
    'Previous, absent on the first page',
    'Numbers with gaps, from 768 px',
    'Position in words, below 768 px',
    'Next, absent on the last page',
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'Goes through the links and follows one.' }],
  roles: [
    'A `nav` named by `label`; the numbers are an ordered list.',
    'A number is called “Page 3 of 12”; the page shown is `aria-current="page"`.',
    '`rel="prev"` and `rel="next"` for machines.',
  ],
  tested: [
    'Every page of thirty shows the ends, itself and its neighbours, in seven places.',
    'Targets of 44 px; no sideways scroll at 320 px with six-figure numbers.',
  ],
} satisfies Guide;
