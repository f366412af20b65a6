import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A slim line of moving news.',
  use: ['For one message that ends soon: a date, an opening.', 'On the first screen, once.'],
  avoid: [
    'For something that must be read or clicked: that is `Callout` or `Banner`.',
    'For several messages: the last one waits for half a minute.',
  ],
  do: [
    { story: 'Default', text: 'One sentence that is clear from any point on.' },
    { story: 'Slow', text: 'Long lines go `slow`: 30 seconds a round; `medium` is 20, `fast` 10.' },
  ],
  dont: [
    { story: 'LongText', text: 'A paragraph is too long: late readers have missed its beginning.' },
    { text: 'Do not put a link into it that is nowhere else.' },
  ],
  anatomy: ['Line, drawn twice to close the loop', 'Pause button'],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: pauses or continues.' },
    { keys: 'Tab', does: 'Into a link of the line: it pauses while it has the focus.' },
  ],
  roles: ['A `region` named by `label`; the text is read once.'],
  tested: ['30, 20 and 10 seconds.', 'Does not move and shows the whole text with reduced motion or without script.'],
} satisfies Guide;
