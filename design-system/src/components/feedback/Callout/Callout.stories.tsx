import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout } from './Callout.tsx';

const meta = {
  component: Callout,
  title: 'Feedback/Callout',
  args: { title: 'Keep your mark sheets at hand', children: 'You will be asked for scans of class 10 and class 12.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'Verified', children: 'We will call you within one working day.' },
};
export const Warning: Story = {
  args: { tone: 'warning', title: undefined, children: 'The registration fee of ₹1,000 is not returned.' },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    title: 'Not sent',
    children: 'The connection broke. What you typed is still here.',
  },
};
export const LongWords: Story = {
  args: {
    children:
      'Regulations of 2020 on open and distance learning and online education: https://www.example.in/regulations/open-and-distance-learning-and-online-education-regulations-2020',
  },
};
export const Hindi: Story = {
  args: { title: 'अंकपत्र पास रखें', children: 'कक्षा 10 और कक्षा 12 के अंकपत्रों की प्रतियाँ माँगी जाएँगी।' },
};
