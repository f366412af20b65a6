import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureTiles } from './FigureTiles.tsx';

const meta = {
  component: FigureTiles,
  title: 'Content/FigureTiles',
  args: {
    label: 'The last 30 days',
    tiles: [
      { label: 'Leads', value: '1,250', href: '#leads', change: { text: '12% more', way: 'up' } },
      { label: 'Verified', value: '610', href: '#verified', change: { text: '4% fewer', way: 'down' } },
      { label: 'Time to the first call', value: '42 min', change: { text: 'as before', way: 'same' } },
      { label: 'Not called yet', value: '18', href: '#waiting' },
    ],
  },
} satisfies Meta<typeof FigureTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  args: {
    tiles: [
      { label: 'Leads', value: undefined },
      { label: 'Verified', value: undefined },
    ],
  },
};
export const OneTile: Story = { args: { tiles: [{ label: 'Leads', value: '0' }] } };
export const LongWords: Story = {
  args: {
    tiles: [
      {
        label: 'Applicants of the Bachelor of Computer Applications in Artificial Intelligence and Data Science',
        value: '1,25,00,000',
        href: '#many',
        change: { text: '1,250% more than in the 366 days before', way: 'up' },
      },
      { label: 'Verified', value: '7', change: { text: 'none before', way: 'same' } },
    ],
  },
};
export const Hindi: Story = {
  args: {
    label: 'पिछले 30 दिन',
    tiles: [
      { label: 'लीड', value: '1,250', href: '#leads', change: { text: '12% ज़्यादा', way: 'up' } },
      { label: 'सत्यापित', value: '610', href: '#verified', change: { text: '4% कम', way: 'down' } },
    ],
  },
};
