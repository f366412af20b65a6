import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  title: 'Forms/Switch',
  args: { label: 'Show the banner on the home page', name: 'active' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHelp: Story = { args: { help: 'Visitors see the change within a few seconds.' } };
export const Disabled: Story = { args: { disabled: true } };
export const OnAndDisabled: Story = {
  args: { disabled: true, defaultChecked: true, help: 'Always on while the referral scheme runs.' },
};
export const LongText: Story = {
  args: {
    label:
      'Show the promotional banner on the home page, on every programme page and on the pages of the live lectures until 31 December 2025',
  },
};
export const Hindi: Story = { args: { label: 'मुखपृष्ठ पर बैनर दिखाएँ', help: 'बदलाव कुछ ही सेकंड में दिखेगा।' } };
