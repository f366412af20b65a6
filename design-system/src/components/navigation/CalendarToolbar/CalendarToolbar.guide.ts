import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The head of a calendar: the period, back and forward, today, and the views.',
  use: [
    'Above a `Calendar` or an `Agenda` of one period, once.',
    'With `href`, so that every period has an address to share.',
  ],
  avoid: ['For pages of a list: `PageLinks`.', 'For choosing a day in a form: a date field.'],
  do: [
    { story: 'Default', text: 'Offer the views that fit the content; two are enough for a timetable.' },
    {
      story: 'WithAddresses',
      text: 'Pass addresses for the periods: the arrows work before the script loads, and in a new tab.',
    },
  ],
  dont: [{ text: 'Do not change the period silently: the label is announced when it changes.' }],
  anatomy: ['Back and forward by one period', 'Today', 'Period', 'Views', 'Further controls'],
  keyboard: [{ keys: 'Tab, Enter, Space', does: 'Goes through the controls and activates one.' }],
  roles: [
    'Links before the script runs, buttons from then on.',
    'The current view is `aria-pressed`; the views are a named group.',
  ],
  tested: ['Labels of month, week and day in both languages.', 'Steps across the ends of months and years.'],
} satisfies Guide;
