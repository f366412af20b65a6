import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  title: 'Navigation/SkipLink',
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="main">Press Tab to see the link.</div>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hindi: Story = { args: { label: 'सीधे मुख्य भाग पर जाएँ' } };
