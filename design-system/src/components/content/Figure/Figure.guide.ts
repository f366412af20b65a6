import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A picture with its caption.',
  use: [
    'For a picture that is content: a sample, a place, a diagram.',
    '`framed` if its edge would be invisible on the page.',
  ],
  avoid: [
    'For a cover or a background: `MediaCard` and `Hero` have pictures themselves.',
    'For a picture without a caption: `Picture`.',
  ],
  do: [
    { story: 'CutAroundAPoint', text: 'With `ratio` and `focus` the important part stays visible.' },
    { story: 'LongCaption', text: 'The caption says what the picture cannot; its width is limited.' },
  ],
  dont: [
    { text: 'Do not repeat the caption in `alt`: it would be read twice.' },
    { text: 'Do not leave out width and height; the page would jump when it loads.' },
  ],
  anatomy: ['Picture, in the format and width that the screen needs', 'Hairline, optional', 'Caption, optional'],
  keyboard: [],
  roles: ['A `figure` with its `figcaption`; the picture is an `img` named by `alt`.'],
  tested: ['Its space is reserved before it loads.', 'Loads lazily below the fold, first above it.'],
} satisfies Guide;
