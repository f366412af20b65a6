import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  component: SubmitButton,
  title: 'Forms/SubmitButton',
  args: { children: 'Apply Now', busyLabel: 'Sending the code…' },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WaitsForTheFields: Story = { args: { incomplete: true } };
export const FullWidth: Story = { args: { fullWidth: true, size: 'large' } };
export const LongBusyLabel: Story = {
  args: { busy: true, children: 'Send', busyLabel: 'Sending your enquiry to a counsellor…' },
};
export const BeforeThePageIsAlive: Story = {
  decorators: [
    (Story) => (
      <form aria-busy="true">
        <Story />
      </form>
    ),
  ],
};
export const WithStartIcon: Story = { args: { startIcon: 'mail' } };
export const Hindi: Story = { args: { children: 'अभी आवेदन करें', busyLabel: 'कोड भेजा जा रहा है…' } };
