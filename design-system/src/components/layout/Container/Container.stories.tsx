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
export const Wide: Story = { args: { size: 'wide' } };
export const OneInAnother: Story = {
  args: {
    size: 'wide',
    children: (
      <Container size="text">
        <Text>A page of text inside a wide band: the gutter is kept by both, so use one where one is enough.</Text>
      </Container>
    ),
  },
};
