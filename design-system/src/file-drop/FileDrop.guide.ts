import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Files are chosen, dropped or pasted here; it tells what is refused and shows how far each is.',
  use: [
    'Wherever files are handed in, one or several; `maxFiles={1}` lets a new one replace the last.',
    'The owner sends them: `onFiles` hands on what keeps the rules, `uploads` show what became of each.',
  ],
  avoid: [
    'For a picture that is already on the site: a field for its address, or a library to choose from.',
    'Where only a phone’s camera makes sense: an `input` with `capture`.',
  ],
  do: [
    {
      story: 'Default',
      text: 'Kinds, size and number are said before somebody fails at them; they are made from the rules.',
    },
    { story: 'WithFiles', text: 'Each file has its state in words; a failed one says why and can be tried again.' },
  ],
  dont: [
    { text: 'Do not trust what is checked here: an ending is a claim. The server looks into the file.' },
    { text: 'Do not forget `blob:` under `img-src` in the page’s policy, or previews of chosen pictures stay signs.' },
    { story: 'Full', text: 'Do not hide the area when all places are taken; it says how to go on.' },
  ],
  anatomy: [
    'Label',
    'Area: sign, what to do, the rules in words; over it the input itself',
    'What was refused, with reasons',
    'Error and help',
    'Files: picture or sign, name, state, what can be done',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens the browser’s own choice of files.' },
    { keys: 'Ctrl V', does: 'Takes files and pictures from the clipboard while the focus is in it.' },
  ],
  roles: [
    'One file input named by label and prompt, described by rules, error and help; it posts under `name` without script.',
    'What is refused is an `alert`; what is chosen, added, failed or removed is said in a `status`.',
    'A file being sent has a `progressbar` of its own name.',
  ],
  tested: [
    'Wrong kinds, too large, empty and surplus files are refused, the rest is taken.',
    'Dropped, pasted and chosen files; the same file again after it was removed.',
    'Removing a file moves the focus to the next, at last to the input.',
    'A name without a break stays inside at 320 px.',
  ],
} satisfies Guide;
