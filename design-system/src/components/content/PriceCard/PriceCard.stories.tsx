import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { PriceCard } from './PriceCard.tsx';

const meta = {
  component: PriceCard,
  title: 'Content/PriceCard',
  args: {
    title: 'Semester',
    amount: 19500,
    period: 'a semester',
    rows: [
      { label: 'Course fee', amount: 17500 },
      { label: 'Exam fee', amount: 2000 },
    ],
    highlights: ['Pay as you study', 'No cost EMI from ₹3,250'],
    children: (
      <Button fullWidth variant="secondary">
        Apply Now
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Popular: Story = { args: { title: 'Annual', amount: 37000, period: 'a year', popular: true } };
export const AmountAlone: Story = { args: { rows: [], highlights: [], period: undefined, children: undefined } };
export const WithNote: Story = { args: { note: 'Includes the registration fee of ₹1,000, which is not returned.' } };
export const LongWords: Story = {
  args: {
    title: 'Whole fee at once, for learners from SAARC countries',
    amount: 12500000,
    period: 'in all, examinations and certificates included',
    popular: true,
    rows: [{ label: 'Course fee of all semesters, with the fee of the digital library', amount: 12400000 }],
  },
};
export const Hindi: Story = {
  args: {
    title: 'सेमेस्टर',
    period: 'प्रति सेमेस्टर',
    popular: true,
    popularLabel: 'सबसे अधिक चुना गया',
    rows: [
      { label: 'पाठ्यक्रम शुल्क', amount: 17500 },
      { label: 'परीक्षा शुल्क', amount: 2000 },
    ],
    highlights: ['पढ़ते हुए भुगतान', '₹3,250 से बिना ब्याज की किस्त'],
    children: (
      <Button fullWidth variant="secondary">
        आवेदन करें
      </Button>
    ),
  },
};
