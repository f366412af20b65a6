import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtpField, type OtpFieldProps } from './OtpField.tsx';

const meta = {
  component: OtpField,
  title: 'Forms/OtpField',
  args: { label: 'Enter the code we sent to +91 98765 43210', name: 'otp' },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '4821' } };
export const WithError: Story = { args: { defaultValue: '4812', error: 'Incorrect OTP. Please check again.' } };
export const SixDigits: Story = { args: { length: 6, defaultValue: '482', help: 'The code works for five minutes.' } };
export const ErrorUntilTyped: Story = {
  args: { defaultValue: '4812', error: 'Incorrect OTP. Please check again.' },
  render: (args) => <Corrected {...args} />,
};
export const Disabled: Story = { args: { defaultValue: '4821', disabled: true, help: 'Verified.' } };
export const Hindi: Story = {
  args: { label: '+91 98765 43210 पर भेजा गया कोड लिखें', help: 'कोड पाँच मिनट तक मान्य है।', lang: 'hi' },
};

function Corrected({ error, ...props }: OtpFieldProps) {
  const [isWrong, setWrong] = useState(true);
  return <OtpField {...props} error={isWrong && error} onChange={() => setWrong(false)} />;
}
