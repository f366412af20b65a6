import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The head of a calendar: the period, the ways back and on, today, and the views.',
  use: [
    'Above a `Calendar` or an `Agenda` of one period, once.',
    'With `href`, so that every period has an address to share.',
  ],
  avoid: ['For pages of a list: `Pagination`.', 'For choosing a day in a form: a date field.'],
  do: [
    { story: 'Default', text: 'Offer the views that fit what is shown; two are enough for a timetable.' },
    {
      story: 'WithAddresses',
      text: 'Give the places addresses: the arrows work before the script does, and in a new tab.',
    },
  ],
  dont: [{ text: 'Do not change the period without saying so: the label is told aloud when it changes.' }],
  anatomy: ['Back and on by one period', 'Today', 'Period', 'Views', 'Further controls'],
  keyboard: [{ keys: 'Tab, Enter, Space', does: 'Goes through the controls and presses one.' }],
  roles: [
    'Links before the script runs, buttons from then on.',
    'The view shown is `aria-pressed`; the views are a group with a name.',
  ],
  tested: ['Labels of month, week and day in both languages.', 'Steps over the ends of months and years.'],
} satisfies Guide;
