import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A yes/no choice that counts when the form is sent.',
  use: [
    'For consent, for a wish, for one of several options that can be combined.',
    'For “all of these” above a list, with the element’s `indeterminate` while only some are ticked.',
  ],
  avoid: ['For what takes effect at once: `SwitchField`.', 'For one of several: `RadioGroup`.'],
  do: [
    { story: 'LongText', text: 'The label may contain a link; a click elsewhere on it ticks the box.' },
    { story: 'Some', text: 'A dash shows that some are ticked and some are not.' },
  ],
  dont: [
    { text: 'Do not tick consent for people, and do not write it as “Do not send me …”.' },
    { text: 'Do not hide in it what must be agreed to anyway: write it above the button.' },
  ],
  anatomy: ['Box of 22 px in a line of 44', 'Label', 'Error with its icon', 'Help'],
  keyboard: [{ keys: 'Space', does: 'Ticks or clears it.' }],
  roles: ['A checkbox named by its label, described by error and help; ticked, not ticked or mixed.'],
  tested: ['A click on its label ticks it.', 'Tick, dash and empty are drawn differently.'],
} satisfies Guide;
