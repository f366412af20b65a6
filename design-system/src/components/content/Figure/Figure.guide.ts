import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A picture with its caption.',
  use: [
    'For a picture that is content: a sample, a place, a diagram.',
    '`framed` where its edge would be lost on the page.',
  ],
  avoid: [
    'For a cover or a background: `MediaCard` and `Hero` take pictures themselves.',
    'For a picture without a caption in a place of its own: `Picture`.',
  ],
  do: [
    { story: 'CutAroundAPoint', text: 'With `ratio` and `focus` the part that matters stays in sight.' },
    { story: 'LongCaption', text: 'The caption says what the picture cannot; it is kept to a readable width.' },
  ],
  dont: [
    { text: 'Do not repeat the caption in `alt`: it would be read twice.' },
    { text: 'Do not leave out width and height; the page would jump when it loads.' },
  ],
  anatomy: ['Picture, in the kind and width that the screen needs', 'Hairline, optional', 'Caption, optional'],
  keyboard: [],
  roles: ['A `figure` with its `figcaption`; the picture is an `img` named by `alt`.'],
  tested: ['Its place is kept before it loads.', 'Late below the fold, first above it.'],
} satisfies Guide;
