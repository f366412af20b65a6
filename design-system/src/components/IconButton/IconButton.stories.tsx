import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  title: 'Actions/IconButton',
  args: { label: 'Close', icon: 'close' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outlined: Story = { args: { outlined: true, label: 'Show more', icon: 'arrow-right' } };
export const Disabled: Story = { args: { outlined: true, disabled: true } };
