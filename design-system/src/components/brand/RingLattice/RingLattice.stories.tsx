import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { RingLattice } from './RingLattice.tsx';
import { ringTints } from './ring-tints.ts';

const meta = {
  component: RingLattice,
  title: 'Brand/RingLattice',
  args: { rings: [6, 6, 6, 5], highlight: [3, 4] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RingLattice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneRing: Story = { args: { rings: [6], highlight: undefined, tint: 'slate' } };
export const ManyRings: Story = { args: { rings: [7, 7, 7, 6, 6, 5, 5, 4], highlight: [7, 0], tint: 'bronze' } };
export const FullRing: Story = { args: { rings: [3, 20], highlight: undefined, tint: 'teal' } };
export const EmptyRing: Story = { args: { rings: [5, 0, 4], highlight: undefined, tint: 'plum' } };
export const WithoutRings: Story = { args: { rings: [], highlight: undefined } };
export const Tints: Story = {
  render: () => (
    <Grid min={140} gap={2}>
      {ringTints.map((tint) => (
        <RingLattice key={tint} rings={[4, 4, 5, 3]} highlight={[3, 2]} tint={tint} />
      ))}
    </Grid>
  ),
};
