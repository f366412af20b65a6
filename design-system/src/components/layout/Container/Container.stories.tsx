import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../text/Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = {
  component: Container,
  title: 'Layout/Container',
  args: { children: <Text>The page is at most 1200 px wide and keeps a gutter that grows with the screen.</Text> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForText: Story = { args: { size: 'text' } };
