import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  title: 'Layout/Stack',
  args: {
    children: [
      <Button key="apply">Apply Now</Button>,
      <Button key="ask" variant="secondary">
        Ask a question
      </Button>,
    ],
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { args: { direction: 'row' } };
export const Apart: Story = { args: { direction: 'row', justify: 'space-between', gap: 4 } };
export const ARowThatWraps: Story = {
  args: {
    direction: 'row',
    gap: 1,
    children: ['English', 'Hindi', 'Marathi', 'Tamil', 'Telugu', 'Bengali', 'Kannada', 'Malayalam', 'Punjabi'].map(
      (name) => (
        <Button key={name} size="small" variant="secondary">
          {name}
        </Button>
      ),
    ),
  },
};
