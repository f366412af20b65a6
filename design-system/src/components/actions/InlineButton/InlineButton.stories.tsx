import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from '../../feedback/StatusChip/StatusChip.tsx';
import { InlineButton } from './InlineButton.tsx';

const meta = {
  component: InlineButton,
  title: 'Actions/InlineButton',
  args: { children: 'Last enquiry', mark: 'both' },
} satisfies Meta<typeof InlineButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SortedUp: Story = { args: { children: 'Name', mark: 'up' } };
export const SortedDown: Story = { args: { mark: 'down' } };
export const OpensAList: Story = {
  render: () => (
    <InlineButton mark="open" aria-label="Stage of Asha Rao: Contacted">
      <StatusChip tone="neutral" label="Contacted" />
    </InlineButton>
  ),
};
export const Quiet: Story = { args: { children: 'Demo Counsellor', mark: 'open', quiet: true } };
export const Disabled: Story = { args: { children: 'Demo Counsellor', mark: 'open', disabled: true } };
export const LongWords: Story = {
  args: { children: 'Venkatanarasimharajuvaripeta Subrahmanyam Krishnamurthy', mark: 'open' },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
};
export const Hindi: Story = { args: { children: 'पिछली पूछताछ', mark: 'down' } };
