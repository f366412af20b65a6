import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  component: PhoneField,
  title: 'Forms/PhoneField',
  args: { label: 'Mobile number', name: 'phone' },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '9876543210' } };
export const FromAbroad: Story = {
  args: { defaultValue: '+971501234567', help: 'From abroad, start with + and your country code.' },
};
export const WithError: Story = {
  args: { defaultValue: '12345', error: 'Please enter a valid 10-digit phone number' },
};
export const Disabled: Story = { args: { defaultValue: '9876543210', disabled: true } };
export const ReadOnly: Story = {
  args: { defaultValue: '9876543210', readOnly: true, help: 'Verified on 12 December 2025.' },
};
export const Hindi: Story = {
  args: {
    label: 'मोबाइल नंबर',
    help: 'इस नंबर पर चार अंकों का कोड भेजा जाएगा।',
    error: 'कृपया दस अंकों का सही मोबाइल नंबर लिखें',
    defaultValue: '12345',
    lang: 'hi',
  },
};
