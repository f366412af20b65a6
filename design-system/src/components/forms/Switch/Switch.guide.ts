import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'Something that is on or off, and takes effect at once.',
  use: ['For settings: show the banner, take part in a scheme.', 'With help that says what is seen and when.'],
  avoid: [
    'In a form that is sent: `Checkbox`, as nothing happens before the button.',
    'For a choice between two things: `RadioGroup`. “On” must have only one opposite.',
  ],
  do: [
    { story: 'WithHelp', text: 'The words name what is on; the help says where the change is seen.' },
    { story: 'OnAndDisabled', text: 'One that cannot be moved says why.' },
  ],
  dont: [
    { text: 'Do not change the words with the state: “Banner is on, on” is heard.' },
    { text: 'Do not leave it moved when saving failed; put it back and say so.' },
  ],
  anatomy: ['Track of 44 by 24 px in a line of 44', 'Thumb', 'Words', 'Help'],
  keyboard: [{ keys: 'Space', does: 'Turns it on or off.' }],
  roles: ['A `switch`, on or off, named by its words, described by its help; in a posted form a checkbox.'],
  tested: ['Space turns it.', 'Its place and its fill tell the state in forced colours too.'],
} satisfies Guide;
