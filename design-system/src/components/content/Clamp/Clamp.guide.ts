import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Long text shown in part, with a button that shows the rest.',
  use: [
    'For several paragraphs that few people read whole: a disclaimer, a biography.',
    'With `on="phones"` if a wide screen has room for all of it.',
    'With `group` if opening one should close the others.',
  ],
  avoid: [
    'For text that is needed to decide: show it.',
    'For several titled parts: that is `Accordion`.',
    'For one line that is too long: let it wrap.',
  ],
  do: [
    {
      story: 'OneOfAGroup',
      text: 'Give each its `subject`: two buttons named “View more” cannot be distinguished by screen readers.',
    },
    {
      story: 'ShortTextNeedsNoControl',
      text: 'Use it for any text; the button appears above 96 px and only if something is hidden.',
    },
  ],
  dont: [
    { text: 'Do not clamp a form, a table or a picture.' },
    { text: 'Do not cut the text on the server: search and print would lose the rest.' },
  ],
  anatomy: ['Text, 7.7 rem of it, fading out', 'Button below it'],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: shows or hides the rest.' },
    { keys: 'Tab', does: 'To a hidden link: opens the text.' },
  ],
  roles: [
    'A `details` whose closed content stays visible; the button is expanded or collapsed and comes first in the reading order.',
    'The name is the label and the subject.',
  ],
  tested: [
    '7.7 rem, and no button at 96 px or if nothing is hidden.',
    'Groups, also without script.',
    'On paper the whole text.',
  ],
} satisfies Guide;
