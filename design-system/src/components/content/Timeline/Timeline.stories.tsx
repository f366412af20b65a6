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
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneStage: Story = { args: { items: [{ title: 'Junior analyst' }] } };
export const EightStages: Story = {
  args: {
    items: Array.from({ length: 8 }, (_, at) => ({
      title: `Year ${at + 1}`,
      description: 'Another part of the business, another set of figures, and somebody to teach.',
    })),
  },
};
export const Hindi: Story = {
  args: {
    items: [
      { title: 'कनिष्ठ विश्लेषक', description: 'आँकड़े साफ़ करता है और साप्ताहिक चार्ट बनाता है।', icon: 'search' },
      { title: 'विश्लेषक', description: 'व्यवसाय के एक भाग के आँकड़े सँभालता है।', icon: 'chart' },
    ],
  },
};
