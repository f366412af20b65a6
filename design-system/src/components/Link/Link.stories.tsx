import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const External: Story = {
  args: { href: 'https://portal.example', external: true, children: 'Admission portal' },
};
