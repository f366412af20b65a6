import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Something could not be shown: what, what was kept, and the way on.',
  use: [
    'In the place of what failed to load, so that the rest of the page stays.',
    '`onRetry` where trying again can help.',
  ],
  avoid: [
    'For an action that failed: `Toast`, or the form’s own errors.',
    'When there is simply nothing: `EmptyState`.',
  ],
  do: [
    { story: 'Default', text: 'It names the part, and says that nothing was lost.' },
    { story: 'WithAction', text: 'Offer another way on.' },
  ],
  dont: [
    { text: 'Do not show codes, stacks or the server’s own words.' },
    { text: 'Do not apologise in three sentences; the button is what is wanted.' },
  ],
  anatomy: ['Mark', 'Title', 'What happened and what was kept', 'Try again', 'Another way'],
  keyboard: [],
  roles: ['An `alert`, read out as it appears, with a heading of `headingLevel`.'],
  tested: ['Trying again asks once; without `onRetry` there is no button.'],
} satisfies Guide;
