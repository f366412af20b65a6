import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../text/Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  title: 'Actions/Link',
  args: { href: '/fees', children: 'Understand the fees' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { quiet: true } };
export const Standalone: Story = { args: { standalone: true, children: 'What it includes' } };
export const External: Story = {
  args: { href: 'https://portal.example', external: true, children: 'Admission portal' },
};
export const InASentence: Story = {
  render: (args) => (
    <Text>
      Before you apply, <Link {...args}>understand the fees</Link>: what is included, what is not, and what is returned
      if you withdraw.
    </Text>
  ),
};
export const LongWords: Story = {
  args: {
    children: 'https://www.example.in/regulations/open-and-distance-learning-and-online-education-regulations-2020',
  },
};
export const StandaloneThatWraps: Story = {
  args: { standalone: true, children: 'Everything that the total of the fees includes, term by term' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
};
export const Hindi: Story = { args: { children: 'शुल्क को समझें' } };
