import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'The first stop of the keyboard: over the header, straight to the content.',
  use: ['Once a page, before everything else, with a target that exists.'],
  avoid: ['As a visible link: `Link` to an id is for that.', 'More than two on a page; then the header wants tidying.'],
  do: [{ story: 'Default', text: 'The target is `main` with `tabIndex={-1}`, so that reading goes on there.' }],
  dont: [
    { text: 'Do not hide it with `display: none`: then no key reaches it either.' },
    { text: 'Do not put anything focusable before it, a cookie bar included.' },
  ],
  anatomy: ['Link, above the screen’s edge until it has focus'],
  keyboard: [
    { keys: 'Tab', does: 'Brings it into sight as the first stop.' },
    { keys: 'Enter', does: 'Goes to the content.' },
  ],
  roles: ['A link to the id of the main part.'],
  tested: ['Out of sight until focused, then wholly in sight.'],
} satisfies Guide;
