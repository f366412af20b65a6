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
export const Pressed: Story = { args: { outlined: true, label: 'Pause', icon: 'pause', 'aria-pressed': true } };
export const Row: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 4 }}>
      <IconButton label="Download the brochure" icon="download" />
      <IconButton label="Open in a new tab" icon="external" />
      <IconButton label="Remove" icon="close" />
    </div>
  ),
};
export const OnInk: Story = {
  args: { label: 'Menu', icon: 'menu' },
  decorators: [
    (Story) => (
      <div data-tone="ink" style={{ padding: 16, background: 'var(--ds-page)', color: 'var(--ds-text)' }}>
        <Story />
      </div>
    ),
  ],
};
