import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountTimeline } from './AmountTimeline.tsx';

const meta = {
  component: AmountTimeline,
  title: 'Content/AmountTimeline',
  args: {
    title: 'What you pay, and when',
    note: 'The first payment includes the registration fee of ₹1,000.',
    until: 24,
    ticks: ['Admission', '6 months', '1 year', '18 months', '2 years'],
    ways: [
      {
        title: 'Lumpsum',
        mark: 'The lowest fee open to all',
        total: 128_000,
        steps: [{ label: 'At admission', amount: 128_000, at: 0 }],
      },
      {
        title: 'Lumpsum, 12 months, no cost',
        total: 128_000,
        steps: [
          { label: 'At admission', amount: 20_000, at: 0 },
          { label: 'Months 1 to 12', amount: 9_000, at: 1, times: 12 },
        ],
      },
      {
        title: 'Semester',
        total: 139_000,
        steps: [
          { label: 'At admission', amount: 35_500, at: 0 },
          { label: 'Before semesters 2 to 4', amount: 34_500, at: 6, times: 3, every: 6 },
        ],
      },
    ],
  },
} satisfies Meta<typeof AmountTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneWay: Story = {
  args: {
    ways: [
      {
        title: 'Semester',
        total: 139_000,
        steps: [
          { label: 'At admission', amount: 35_500, at: 0 },
          { label: 'Before semesters 2 to 4', amount: 34_500, at: 6, times: 3, every: 6 },
        ],
      },
    ],
  },
};
export const ManyMonths: Story = {
  args: {
    until: 36,
    ticks: ['Admission', '1 year', '2 years', '3 years'],
    ways: [
      {
        title: '36 months, 11.5% a year',
        total: 173_200,
        steps: [
          { label: 'At admission', amount: 9_400, at: 0 },
          { label: 'Processing fee, at admission', amount: 1_800, at: 0 },
          { label: 'Months 1 to 36', amount: 4_500, at: 1, times: 36 },
        ],
      },
    ],
  },
};
export const LongWords: Story = {
  args: {
    ways: [
      {
        title:
          'Whole fee at once, for learners from SAARC countries and their daughters, with instalments by a partner',
        mark: 'Chosen by most of those who live abroad',
        total: 12_500_000,
        steps: [
          { label: 'At admission, with the registration fee and the library’s deposit', amount: 12_500_000, at: 0 },
        ],
      },
      { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', total: 9, steps: [] },
    ],
  },
};
export const Hindi: Story = {
  args: {
    title: 'खाते से क्या जाएगा, और कब',
    ticks: ['प्रवेश', '1 वर्ष', '2 वर्ष'],
    ways: [
      {
        title: 'एकमुश्त, अंतरराष्ट्रीय विद्यार्थियों के लिए',
        mark: 'सबसे कम कुल शुल्क',
        total: 128_000,
        steps: [{ label: 'प्रवेश के समय', amount: 128_000, at: 0 }],
      },
      {
        title: 'सेमेस्टर',
        total: 139_000,
        steps: [
          { label: 'प्रवेश के समय, पंजीकरण शुल्क सहित', amount: 35_500, at: 0 },
          { label: 'सेमेस्टर 2 से 4 के पहले', amount: 34_500, at: 6, times: 3, every: 6 },
        ],
      },
    ],
  },
};
