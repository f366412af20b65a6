import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Long text shown in part, with a control that shows the rest.',
  use: [
    'For text of several paragraphs that most readers only sample: a disclaimer, a biography.',
    'With `on="phones"` where a wide screen has room for all of it.',
    'With `group` where one opened should fold the others.',
  ],
  avoid: [
    'For text that is needed to decide: show it.',
    'For several titled parts: that is `Accordion`.',
    'For one line that is too long: let it wrap.',
  ],
  do: [
    {
      story: 'OneOfAGroup',
      text: 'Give each its `subject`: two controls named “View more” cannot be told apart by ear.',
    },
    {
      story: 'ShortTextNeedsNoControl',
      text: 'Put any text in; the control comes above 96 px and only where something is hidden.',
    },
  ],
  dont: [
    { text: 'Do not fold a form, a table or a picture.' },
    { text: 'Do not cut the text on the server: search and print would lose the rest.' },
  ],
  anatomy: ['Text, 7.7 rem of it, fading out', 'Control under it'],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the control: shows or folds the rest.' },
    { keys: 'Tab', does: 'To a link out of sight: opens the text.' },
  ],
  roles: [
    'A `details` whose folded content stays in sight; the control is expanded or collapsed and comes first when read.',
    'The name is the label and the subject.',
  ],
  tested: [
    '7.7 rem, and no control at 96 px or where nothing is hidden.',
    'Groups, also without script.',
    'On paper the whole text.',
  ],
} satisfies Guide;
