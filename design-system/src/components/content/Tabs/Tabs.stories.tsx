import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../text/Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  title: 'Content/Tabs',
  args: {
    label: 'Fees by residence',
    tabs: [
      { id: 'indian', label: 'Indian', content: <Text>₹19,500 a semester, examinations included.</Text> },
      { id: 'international', label: 'International', content: <Text>₹29,500 a semester, examinations included.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondChosen: Story = { args: { defaultSelectedId: 'international' } };
export const OneTab: Story = {
  args: { tabs: [{ id: 'indian', label: 'Indian', content: <Text>₹19,500 a semester.</Text> }] },
};
export const ManyTabs: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: ['Bachelors', 'Masters', 'Diplomas', 'Certificates', 'Languages'].map((label) => ({
      id: label,
      label,
      content: <Text>{label} begin in July and January.</Text>,
    })),
  },
};
export const LongLabels: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: ['Learners who live in India', 'Learners who live in another country'].map((label) => ({
      id: label,
      label,
      content: <Text>₹19,500 a semester, examinations included.</Text>,
    })),
  },
};
export const Hindi: Story = {
  args: {
    label: 'निवास के अनुसार शुल्क',
    tabs: [
      { id: 'indian', label: 'भारतीय', content: <Text>₹19,500 प्रति सेमेस्टर।</Text> },
      { id: 'international', label: 'अंतरराष्ट्रीय', content: <Text>₹29,500 प्रति सेमेस्टर।</Text> },
    ],
  },
};

export const ManyBeside: Story = {
  args: {
    beside: true,
    label: 'Sections of the page',
    tabs: ['Facts', 'Banner', 'About', 'Why us', 'Career roadmap', 'Structure', 'Electives', 'Fees', 'Admission'].map(
      (label, at) => ({
        id: label,
        label,
        mark: at % 3 === 1 && <small>2 missing</small>,
        content: <Text>{label}</Text>,
      }),
    ),
  },
};
