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
export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <StatusChip tone="neutral" label="Draft" />
      <StatusChip tone="info" label="Scheduled" />
      <StatusChip tone="success" label="Published" />
      <StatusChip tone="warning" label="Changed" />
      <StatusChip tone="danger" label="Not delivered" />
    </div>
  ),
};
export const Plain: Story = { args: { tone: 'success', label: 'Published', plain: true } };
export const LongLabel: Story = {
  args: { tone: 'warning', label: 'Unpublished changes by Ananya Krishnamurthy, waiting for the registrar' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const Hindi: Story = { args: { tone: 'success', label: 'प्रकाशित' } };
