import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A field for files that are chosen, dropped or pasted; it says which files it refuses and why.',
  use: ['For adding files, one or several. The owner uploads them: `onFiles` gets the accepted ones.'],
  avoid: [
    'For a picture that is already on the site: a field for its address, or a library to choose from.',
    'If only a phone’s camera makes sense: an `input` with `capture`.',
  ],
  do: [
    {
      story: 'Default',
      text: 'Types, size and number are shown before a person makes a mistake; the text comes from the rules.',
    },
  ],
  dont: [{ text: 'Do not trust these checks: an extension can be wrong. The server reads the file.' }],
  anatomy: [
    'Label',
    'Area: icon, what to do, the rules as text; over it the input itself',
    'Refused files, with reasons',
    'Error and help',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens the browser’s own dialog for files.' },
    { keys: 'Ctrl V', does: 'Takes files and pictures from the clipboard while the field has the focus.' },
  ],
  roles: [
    'One file input, named by label and prompt and described by rules, error and help.',
    'Refused files are announced as an `alert`.',
  ],
  tested: [
    'Wrong types, files that are too large or empty, and surplus files are refused, the rest is accepted.',
    'Dropped, pasted and chosen files; the same file a second time.',
  ],
} satisfies Guide;
