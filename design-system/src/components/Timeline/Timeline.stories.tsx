import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  title: 'Content/Timeline',
  args: {
    items: [
      {
        title: 'Junior analyst',
        description: 'Cleans data, answers questions, draws the weekly chart.',
        icon: 'search',
      },
      { title: 'Data analyst', description: 'Owns a part of the business and its figures.', icon: 'chart' },
      { title: 'Lead', description: 'Decides what is measured.', icon: 'briefcase' },
    ],
    headingLevel: 2,
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneStage: Story = { args: { items: [{ title: 'Junior analyst' }] } };
