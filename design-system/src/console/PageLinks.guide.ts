import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'The pages of a long list as links, each with its own address: MUI’s pagination.',
  use: ['Below a list of the console that is not react-admin’s own.'],
  avoid: ['For fewer than two pages: it then shows nothing.', 'In a list of react-admin: its `Pagination`.'],
  do: [
    { story: 'Default', text: 'The ends and the current page: always as many places, so the buttons stay in place.' },
  ],
  dont: [{ text: 'Do not load pages without an address: nobody could share or return to them.' }],
  anatomy: ['Previous', 'Numbers with gaps', 'Next'],
  keyboard: [{ keys: 'Tab, Enter', does: 'Goes through the links and follows one.' }],
  roles: [
    'A `nav` with a list of links; a number is named “Page 3 of 12”.',
    'The current page is `aria-current="page"`; a step that leads nowhere is disabled.',
  ],
  tested: ['Targets of 44 px; no sideways scroll at 320 px.'],
} satisfies Guide;
