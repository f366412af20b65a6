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
export const FullWidth: Story = { args: { fullWidth: true, size: 'large' } };
