import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  title: 'Feedback/ConfirmDialog',
  // Each in a frame of its own: a modal would cover the page that shows it.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    title: 'Publish 3 changed questions?',
    children: 'Visitors see them within a few seconds.',
    confirmLabel: 'Publish',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Danger: Story = {
  args: {
    title: 'Delete ‘Is the degree recognised?’',
    children: 'The question leaves the page at once. You can bring it back from the trash for 30 days.',
    confirmLabel: 'Delete question',
    tone: 'danger',
  },
};
export const Busy: Story = { args: { busy: true } };
