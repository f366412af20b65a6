import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  title: 'Console/ConfirmDialog',
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
export const ManyNames: Story = {
  args: {
    title: 'Delete 40 leads?',
    children: 'This cannot be undone.',
    names: Array.from({ length: 40 }, (_, index) => `Ananya Krishnamurthy, +91 98765 4${3000 + index}`),
    confirmLabel: 'Delete 40 leads',
    tone: 'danger',
  },
};
export const Hindi: Story = {
  args: {
    title: '‘क्या डिग्री मान्य है?’ हटाएँ?',
    children: 'प्रश्न पृष्ठ से तुरंत हट जाएगा। तीस दिन तक इसे वापस लाया जा सकता है।',
    confirmLabel: 'प्रश्न हटाएँ',
    cancelLabel: 'रहने दें',
    tone: 'danger',
  },
};
