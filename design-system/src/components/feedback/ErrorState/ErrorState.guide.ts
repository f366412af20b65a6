import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'An error: what failed, what was saved, and what to do.',
  use: [
    'In the place of the failed part, so that the rest of the page stays.',
    '`onRetry` where trying again can help.',
  ],
  avoid: ['For an action that failed: `Toast`, or the form’s own errors.', 'If there are no results: `EmptyState`.'],
  do: [
    { story: 'Default', text: 'It names the part, and says that nothing was lost.' },
    { story: 'WithAction', text: 'Offer an alternative.' },
  ],
  dont: [
    { text: 'Do not show codes, stacks or the server’s own messages.' },
    { text: 'Do not apologise in three sentences; readers need the button.' },
  ],
  anatomy: ['Icon', 'Title', 'What happened and what was kept', 'Try again', 'Alternative'],
  keyboard: [],
  roles: ['An `alert`, read out as it appears, with a heading of `headingLevel`.'],
  tested: ['Trying again sends one request; without `onRetry` there is no button.'],
} satisfies Guide;
