import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A slim line of moving news, with room for a short line that does not move.',
  use: ['For one message that ends soon: a date, an opening.', 'Above the first screen, once.'],
  avoid: [
    'For something that must be read or clicked: that is `Callout` or `Banner`.',
    'For several messages: the last one waits for half a minute.',
  ],
  do: [
    { story: 'Default', text: 'One sentence that is clear from any point on.' },
    { story: 'WithAside', text: 'Put actions into `aside`, which does not move.' },
    { story: 'Slow', text: 'Long lines go `slow`: 30 seconds a round; `medium` is 20, `fast` 10.' },
  ],
  dont: [
    { story: 'LongText', text: 'A paragraph is too long: late readers have missed its beginning.' },
    { text: 'Do not put a link into it that is nowhere else.' },
  ],
  anatomy: [
    'Line, drawn twice to close the loop',
    'Pause button',
    '`aside`: one fact with a link, next to it or, on phones, below it',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: pauses or continues.' },
    { keys: 'Tab', does: 'Into a link of the line: it pauses while it has the focus.' },
  ],
  roles: ['A `region` named by `label`; the text is read once.'],
  tested: ['30, 20 and 10 seconds.', 'Does not move and shows the whole text with reduced motion or without script.'],
} satisfies Guide;
