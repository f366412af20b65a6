import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The first stop of the keyboard: over the header, straight to the content.',
  use: ['Once a page, before everything else, with a target that exists.'],
  avoid: ['As a visible link: `Link` to an id is for that.', 'More than two on a page; then simplify the header.'],
  do: [{ story: 'Default', text: 'The target is `main` with `tabIndex={-1}`, so that reading continues there.' }],
  dont: [
    { text: 'Do not hide it with `display: none`: no key would reach it either.' },
    { text: 'Do not put anything focusable before it, including a cookie bar.' },
  ],
  anatomy: ['Link, above the screen’s edge until it has the focus'],
  keyboard: [
    { keys: 'Tab', does: 'Shows it as the first stop.' },
    { keys: 'Enter', does: 'Goes to the content.' },
  ],
  roles: ['A link to the id of the main part.'],
  tested: ['Hidden until focused, then fully visible.'],
} satisfies Guide;
