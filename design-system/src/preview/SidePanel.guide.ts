import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A panel with tools above its content, next to a form or in a drawer.',
  use: ['For content that follows the work in a form, such as a preview of its page.'],
  avoid: ['For what interrupts the work: that is `SideSheet` or `ModalDialog`.'],
  do: [{ story: 'WithTools', text: 'Controls are above what they change.' }],
  dont: [{ story: 'Default', text: 'Do not fix a panel if the form next to it would be narrower than a phone.' }],
  anatomy: ['Title, actions and the close button', 'Tools', 'Content, which fills the rest of the height'],
  keyboard: [],
  roles: ['`region`, named by the title'],
  tested: [
    'Fixed: at the end of the window, with its width in `--side-panel` while it is mounted.',
    'The close button calls `onClose`.',
  ],
} satisfies Guide;
