import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A setting that is on or off and takes effect at once.',
  use: ['For settings: show the banner, take part in a scheme.', 'With help that says what changes and when.'],
  avoid: [
    'In a form that is sent: `Checkbox`, because nothing happens before the button.',
    'For a choice between two things: `RadioGroup`. “On” must have only one opposite.',
  ],
  do: [
    { story: 'WithHelp', text: 'The label names what is on; the help says where the change is visible.' },
    { story: 'OnAndDisabled', text: 'A disabled one says why.' },
  ],
  dont: [
    { text: 'Do not change the label with the state: screen readers would say “Banner is on, on”.' },
    { text: 'Do not leave it changed if saving failed; reset it and say so.' },
  ],
  anatomy: ['Track of 44 by 24 px in a line of 44', 'Thumb', 'Label', 'Help'],
  keyboard: [{ keys: 'Space', does: 'Turns it on or off.' }],
  roles: ['A `switch`, on or off, named by its label, described by its help; in a posted form a checkbox.'],
  tested: ['Space toggles it.', 'Its position and fill show the state in forced colours too.'],
} satisfies Guide;
