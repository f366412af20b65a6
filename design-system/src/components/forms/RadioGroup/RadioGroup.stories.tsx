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
  args: { value: 'lumpsum', onChange: () => undefined, help: 'You can change this until the first payment.' },
};
export const WithError: Story = { args: { error: 'Please select a valid option.' } };
export const Disabled: Story = { args: { disabled: true, value: 'annual', onChange: () => undefined } };
export const LongNames: Story = {
  args: {
    label: 'Which of these describes the qualification you have completed or are about to complete?',
    options: [
      { value: 'a', label: 'A bachelor’s degree of at least three years from a recognised university, any subject' },
      { value: 'b', label: 'Higher Secondary (10+2) from a State board or the CBSE, results awaited' },
      { value: 'c', label: 'A polytechnic diploma', disabled: true },
    ],
  },
};
export const Hindi: Story = {
  args: {
    label: 'शुल्क कैसे देंगे?',
    options: [
      { value: 'semester', label: 'हर सेमेस्टर ₹21,899' },
      { value: 'lumpsum', label: 'एकमुश्त ₹32,848' },
    ],
    error: 'कृपया एक विकल्प चुनें।',
  },
};
