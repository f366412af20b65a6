import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactCard } from './FactCard.tsx';

const meta = {
  component: FactCard,
  title: 'Content/FactCard',
  args: {
    title: 'Course',
    facts: [
      { name: 'name', value: 'Master of Business Administration' },
      { name: 'offers', value: 'Offer: ₹1,75,000' },
    ],
    source: { label: 'As JSON', text: '{\n  "@type": "Course",\n  "name": "Master of Business Administration"\n}' },
  },
} satisfies Meta<typeof FactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutSource: Story = { args: { source: undefined } };
export const Hindi: Story = {
  args: { title: 'कोर्स', facts: [{ name: 'नाम', value: 'व्यवसाय प्रबंधन में स्नातकोत्तर' }] },
};
