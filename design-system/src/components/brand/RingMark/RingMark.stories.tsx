import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ringTints } from '../RingLattice/ring-tints.ts';
import { RingMark } from './RingMark.tsx';

const meta = {
  component: RingMark,
  title: 'Brand/RingMark',
  args: { rings: [6, 6, 6, 5], highlight: [3, 4] },
} satisfies Meta<typeof RingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RingByRing: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {[1, 2, 3, 4].map((count) => (
        <RingMark
          key={count}
          rings={[6, 6, 6, 5].slice(0, count)}
          of={4}
          highlight={count === 4 ? [3, 4] : undefined}
        />
      ))}
    </Stack>
  ),
};
export const StepByStep: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {[1, 2, 3, 4, 5].map((lit) => (
        <RingMark key={lit} rings={[5]} lit={lit} />
      ))}
    </Stack>
  ),
};
export const EmptyRing: Story = { args: { rings: [5, 0, 4], highlight: undefined } };
export const Tints: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {ringTints.map((tint) => (
        <RingMark key={tint} rings={[4, 4, 5]} tint={tint} />
      ))}
    </Stack>
  ),
};
