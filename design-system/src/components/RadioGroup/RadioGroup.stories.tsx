import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  title: 'Forms/RadioGroup',
  args: {
    label: 'How will you pay?',
    name: 'plan',
    options: [
      { value: 'semester', label: 'Semester by semester, ₹21,899 each' },
      { value: 'annual', label: 'Annual, ₹42,000' },
      { value: 'lumpsum', label: 'Lumpsum, ₹32,848' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: { defaultValue: 'lumpsum', help: 'You can change this until the first payment.' },
};
export const WithError: Story = { args: { error: 'Please select a valid option.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'annual' } };
