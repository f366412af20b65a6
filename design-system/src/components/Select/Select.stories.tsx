import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  title: 'Forms/Select',
  args: {
    label: 'Highest qualification',
    name: 'qualification',
    placeholder: 'Select your qualification',
    options: [
      { value: 1, label: 'Post-Graduate' },
      { value: 2, label: 'Polytechnic Diploma' },
      { value: 3, label: 'Graduate' },
      { value: 4, label: 'Higher Secondary/10+2' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: { defaultValue: 3, help: 'If results are awaited, choose what you have completed.' },
};
export const WithError: Story = { args: { error: 'Please select a valid option.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 4 } };
export const LongNames: Story = {
  args: {
    label: 'Course',
    defaultValue: 'aiml',
    options: [
      { value: 'aiml', label: 'Diploma in Artificial Intelligence and Machine Learning (one year, fully online)' },
      { value: 'bcm', label: 'Certificate in Block Chain Management' },
    ],
  },
};
