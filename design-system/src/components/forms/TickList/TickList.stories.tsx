import type { Meta, StoryObj } from '@storybook/react-vite';
import { TickList } from './TickList.tsx';

const meta = {
  component: TickList,
  title: 'Forms/TickList',
  args: {
    name: 'programs',
    action: 'Compare',
    help: 'Two to four programmes',
    groups: [
      {
        label: 'Bachelor’s',
        options: [
          { value: 'bba', label: 'Bachelor of Business Administration' },
          { value: 'bcom', label: 'Bachelor of Commerce' },
        ],
      },
      {
        label: 'Master’s',
        options: [
          { value: 'mba', label: 'Master of Business Administration' },
          { value: 'mca', label: 'Master of Computer Applications' },
        ],
      },
    ],
  },
} satisfies Meta<typeof TickList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultChosen: ['mba', 'mca'] } };
export const Hindi: Story = {
  args: {
    action: 'तुलना करें',
    help: 'दो से चार पाठ्यक्रम',
    groups: [{ label: 'स्नातक', options: [{ value: 'bba', label: 'व्यवसाय प्रशासन में स्नातक' }] }],
  },
};
