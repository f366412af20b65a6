import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  title: 'Forms/TextField',
  args: { label: 'Full name', name: 'name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHelp: Story = { args: { help: 'As it stands on your Class 12 mark sheet.' } };
export const Filled: Story = { args: { defaultValue: 'Ananya Krishnamurthy' } };
export const Hindi: Story = { args: { label: 'पूरा नाम', defaultValue: 'अनन्या कृष्णमूर्ति', lang: 'hi' } };
export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    defaultValue: 'ananya@',
    error: 'Please enter valid details.',
  },
};
export const Disabled: Story = { args: { defaultValue: 'Ananya Krishnamurthy', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'Ananya Krishnamurthy', readOnly: true } };
export const LongText: Story = {
  args: {
    label: 'Name as it stands on the mark sheet of the last examination you have passed, in capital letters',
    help: 'Write it exactly as it is printed there: the certificate repeats it, and a difference delays the degree.',
    error: 'This name has characters that a certificate cannot carry. Use letters, spaces and full stops.',
    defaultValue: 'Ananya 😀 Krishnamurthy-Venkataraghavan Subramaniam of Thiruvananthapuram',
  },
};
