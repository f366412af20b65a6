import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Lattice } from './Lattice.tsx';

const meta = {
  component: Lattice,
  title: 'Brand/Lattice',
  args: { seed: 'cloud-computing' },
  decorators: [
    (Story) => (
      <div style={{ height: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Lattice>;
export default meta;
type Story = StoryObj<typeof meta>;

const seeds = [
  'data-analytics',
  'artificial-intelligence',
  'cyber-security',
  'internet-of-things',
  'full-stack-development',
  'cloud-computing',
  'block-chain',
  'german',
  'japanese',
  'french',
  'arts',
  'business',
];

export const Default: Story = {};
export const OnInk: Story = { args: { tone: 'ink', seed: 'french' } };
export const Faint: Story = { args: { tone: 'faint' } };
export const Arch: Story = { args: { shape: 'arch', seed: 'business' } };
export const Named: Story = { args: { title: 'Eight-pointed stars between crosses' } };
export const EachWordItsOwn: Story = {
  render: () => (
    <Grid min={200} gap={2}>
      {seeds.map((seed) => (
        <div key={seed} style={{ height: 130 }}>
          <Lattice seed={seed} />
        </div>
      ))}
    </Grid>
  ),
};
