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
export const FiveItems: Story = {
  args: {
    items: [
      { value: '42,000+', title: 'Learners' },
      { value: '120', title: 'Partner employers' },
      { value: '96%', title: 'Finish on time' },
      { value: '31', title: 'Countries' },
      { value: '40', title: 'Cities with an examination centre' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    items: [
      { value: '₹1,25,00,000', title: 'Scholarships for daughters of farmers and of soldiers' },
      { value: 'A++', title: 'National Assessment and Accreditation Council' },
      { value: '1998', title: 'Founded' },
    ],
  },
};
export const Hindi: Story = {
  args: {
    label: 'आँकड़ों में',
    items: [
      { value: '42,000+', title: 'शिक्षार्थी' },
      { value: '120', title: 'नियोक्ता' },
      { value: '96%', title: 'समय पर पूरा करते हैं' },
    ],
  },
};
