import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  title: 'Forms/Checkbox',
  args: { label: 'Send me updates on WhatsApp', name: 'updates' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const LongText: Story = {
  args: {
    label: (
      <>
        I agree that the university and its associates may contact me by e-mail, SMS, WhatsApp or voice call, as told in
        the <a href="#privacy">privacy policy</a>.
      </>
    ),
  },
};
export const WithError: Story = { args: { error: 'Tick this box so that a counsellor may call you.' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true, help: 'Set by your administrator.' } };
export const Hindi: Story = {
  args: { label: 'मुझे व्हाट्सऐप पर जानकारी भेजें', help: 'आप इसे कभी भी बंद कर सकते हैं।', lang: 'hi' },
};
export const Some: Story = {
  args: { label: 'All 12 questions', ref: partly },
};

function partly(input: HTMLInputElement | null) {
  if (input) Object.assign(input, { indeterminate: true });
}
