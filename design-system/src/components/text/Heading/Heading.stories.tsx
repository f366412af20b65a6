import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  title: 'Text/Heading',
  args: { level: 2, children: 'Understand the fees' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SmallerThanItsLevel: Story = { args: { size: 'h5' } };
export const WithFigures: Story = { args: { children: 'No cost EMI starting at ₹13,900 only' } };
export const LongTitle: Story = {
  args: { children: 'Diploma in Artificial Intelligence and Machine Learning for working professionals' },
};
export const Hindi: Story = { args: { children: 'शुल्क को समझें' } };
