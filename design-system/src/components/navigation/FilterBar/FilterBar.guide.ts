import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Fields that narrow down a list, with the number of results; the address holds the filters.',
  use: [
    'Above a list that a visitor filters by a few fields and may want to share or come back to.',
    'The application reads the filters from the address and passes them to the fields as `defaultValue`.',
    'A router handles `onSubmit`: it prevents the default and navigates to `action` with the form’s fields.',
  ],
  avoid: [
    'For one of several views of a thing: `Tabs`.',
    'For filters that need a whole screen on a phone: put the fields into a `Drawer`.',
    'For fewer than ten entries: show them all.',
  ],
  do: [
    { story: 'Filtered', text: 'Say how many results there are, in the list’s own word: “2 books”.' },
    { story: 'NothingMatches', text: 'With no result, say so and offer the way back to all of them.' },
    {
      story: 'InAnApplication',
      text: 'After clearing, the fields are empty and the focus is on the number of results.',
    },
  ],
  dont: [
    { text: 'Do not hold the filters in the state of the page only: Back, reload and a shared link would lose them.' },
    { text: 'Do not leave out `name`: without script nothing else reaches the address.' },
    { text: 'Do not filter at every key on a slow connection; debounce, or wait for the button.' },
  ],
  anatomy: [
    'Form with the fields and its button',
    'Number of results',
    'Link that clears all filters, while there are some',
    'Results, or the empty state',
  ],
  keyboard: [{ keys: 'Enter in a field', does: 'Applies the filters.' }],
  roles: [
    'A `search` landmark named by `label`.',
    'The number of results is a `status`: a change is announced.',
    'Clearing is a link to `clearHref`.',
  ],
  tested: [
    'Without script the form sends its fields to the address with GET.',
    'The number is announced when it changes; focus goes to it after clearing.',
    'Nothing overflows at 320 px.',
  ],
} satisfies Guide;
