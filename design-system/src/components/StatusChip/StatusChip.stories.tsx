import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './StatusChip.tsx';

const meta = {
  component: StatusChip,
  title: 'Feedback/StatusChip',
  args: { tone: 'neutral', label: 'Draft' },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Info: Story = { args: { tone: 'info', label: 'Scheduled for 1 December' } };
export const Success: Story = { args: { tone: 'success', label: 'Published' } };
export const Warning: Story = { args: { tone: 'warning', label: 'Unpublished changes' } };
export const Danger: Story = { args: { tone: 'danger', label: 'Not delivered' } };
