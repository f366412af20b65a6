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
