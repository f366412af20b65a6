import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A slim line of news that goes by, with room for a short line that stands still.',
  use: ['For one message that ends soon: a date, an opening.', 'Above the first screen, once.'],
  avoid: [
    'For something that must be read or pressed: that is `Callout` or `Banner`.',
    'For several messages: the last one waits for half a minute.',
  ],
  do: [
    { story: 'Default', text: 'One sentence, understood wherever the eye meets it.' },
    { story: 'WithAside', text: 'What can be acted on stands still in `aside`.' },
    { story: 'Slow', text: 'Long lines go `slow`: 30 seconds a round; `medium` is 20, `fast` 10.' },
  ],
  dont: [
    { story: 'LongText', text: 'A paragraph is no line: who comes late has missed its beginning.' },
    { text: 'Do not put a link into it that is nowhere else.' },
  ],
  anatomy: [
    'Line, drawn twice to close the round',
    'Pause button',
    '`aside`: one fact with a link, beside it or, on phones, below it',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: pauses or lets it go on.' },
    { keys: 'Tab', does: 'Into a link of the line: it rests while it has focus.' },
  ],
  roles: ['A `region` named by `label`; the words are read once.'],
  tested: ['30, 20 and 10 seconds.', 'Still, with all its words, where motion is unwanted or without script.'],
} satisfies Guide;
