import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A setting that is on or off: MUI’s switch with its label and help.',
  use: ['For settings: show the banner, take part in a scheme.', 'With help that says what changes and when.'],
  avoid: ['For one of several choices in a form that is sent: `Checkbox`.'],
  do: [
    { story: 'WithHelp', text: 'The label names what is on; the help says where the change is visible.' },
    { story: 'OnAndDisabled', text: 'A disabled one says why.' },
  ],
  dont: [{ text: 'Do not change the label with the state: screen readers would say “Banner is on, on”.' }],
  anatomy: ['Track and thumb', 'Label', 'Help'],
  keyboard: [{ keys: 'Space', does: 'Turns it on or off.' }],
  roles: ['A `switch`, on or off, named by its label, described by its help.'],
  tested: ['Space toggles it.'],
} satisfies Guide;
