import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatStrip } from './StatStrip.tsx';

const meta = {
  component: StatStrip,
  title: 'Content/StatStrip',
  args: {
    label: 'In figures',
    items: [
      { value: '42,000+', title: 'Learners' },
      { value: '120', title: 'Partner employers' },
      { value: '96%', title: 'Finish on time' },
      { value: '31', title: 'Countries' },
    ],
  },
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WordsAlone: Story = {
  args: { items: [{ title: 'Live classes' }, { title: 'Weekend batches' }, { title: 'Career support' }] },
};
export const OneItem: Story = { args: { items: [{ value: '20', title: 'Credits a semester' }] } };
