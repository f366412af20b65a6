import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwitchField } from './SwitchField.tsx';

const meta = {
  component: SwitchField,
  title: 'Console/SwitchField',
  args: { label: 'Show the banner on the home page' },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { checked: true } };
export const WithHelp: Story = { args: { help: 'Visitors see the change within a few seconds.' } };
export const OnAndDisabled: Story = {
  args: { disabled: true, checked: true, help: 'Always on while the referral scheme runs.' },
};
export const Hindi: Story = { args: { label: 'मुखपृष्ठ पर बैनर दिखाएँ', help: 'बदलाव कुछ ही सेकंड में दिखेगा।' } };
