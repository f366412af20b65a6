import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/actions/Button/Button.tsx';
import { AmountTimeline, type AmountPlan } from './AmountTimeline.tsx';

const semester: AmountPlan = {
  title: 'Semester',
  total: 139_000,
  ways: [
    {
      total: 139_000,
      steps: [
        { label: 'At admission', amount: 35_500, at: 0 },
        { label: 'Before semesters 2 to 4', amount: 34_500, at: 6, times: 3, every: 6 },
      ],
    },
  ],
  axis: { until: 18, ticks: ['Admission', '6 months', '1 year', '18 months'] },
  details: <Button fullWidth>Enroll Now</Button>,
};
const whole: AmountPlan = {
  title: 'Lumpsum',
  total: 128_000,
  popular: true,
  mark: 'The lowest fee open to all',
  ways: [
    { title: 'At once', total: 128_000, steps: [{ label: 'At admission', amount: 128_000, at: 0 }] },
    {
      title: '12 months, no cost',
      total: 128_000,
      steps: [
        { label: 'At admission', amount: 20_000, at: 0 },
        { label: 'Months 1 to 12', amount: 9_000, at: 1, times: 12 },
      ],
    },
  ],
  axis: { until: 12, ticks: ['Admission', '1 year'] },
  details: <Button fullWidth>Enroll Now</Button>,
};

const meta = {
  component: AmountTimeline,
  title: 'Content/AmountTimeline',
  args: {
    title: 'What you pay, and when',
    plansLabel: 'Plans for Indian students',
    plans: [whole, semester],
  },
} satisfies Meta<typeof AmountTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePlan: Story = { args: { plans: [semester] } };
export const ManyMonths: Story = {
  args: {
    plans: [
      {
        title: '36 months, 11.5% a year',
        total: 173_200,
        ways: [
          {
            total: 173_200,
            steps: [
              { label: 'At admission', amount: 9_400, at: 0 },
              { label: 'Processing fee, at admission', amount: 1_800, at: 0 },
              { label: 'Months 1 to 36', amount: 4_500, at: 1, times: 36 },
            ],
          },
        ],
        axis: { until: 36, ticks: ['Admission', '1 year', '2 years', '3 years'] },
      },
      semester,
    ],
  },
};
export const WithoutDates: Story = {
  args: {
    plans: [
      whole,
      {
        title: 'By agreement',
        total: 140_000,
        ways: [{ total: 140_000, steps: [{ label: 'Each later semester', amount: 35_000 }] }],
      },
    ],
  },
};
export const LongWords: Story = {
  args: {
    plans: [
      {
        title:
          'Whole fee at once, for learners from SAARC countries and their daughters, with instalments by a partner',
        mark: 'Chosen by most of those who live abroad',
        popular: true,
        total: 12_500_000,
        ways: [
          {
            total: 12_500_000,
            steps: [
              { label: 'At admission, with the registration fee and the library’s deposit', amount: 12_500_000, at: 0 },
            ],
          },
        ],
      },
      { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', total: 9, ways: [] },
      semester,
      whole,
      { title: 'Annual', total: 134_000, ways: [] },
    ],
  },
};
export const Hindi: Story = {
  args: {
    title: 'खाते से क्या जाएगा, और कब',
    plansLabel: 'भारतीय विद्यार्थियों के लिए योजनाएँ',
    plans: [
      {
        title: 'एकमुश्त, अंतरराष्ट्रीय विद्यार्थियों के लिए',
        mark: 'सबसे कम कुल शुल्क',
        total: 128_000,
        ways: [{ total: 128_000, steps: [{ label: 'प्रवेश के समय', amount: 128_000, at: 0 }] }],
      },
      {
        title: 'सेमेस्टर',
        total: 139_000,
        ways: [
          {
            total: 139_000,
            steps: [
              { label: 'प्रवेश के समय, पंजीकरण शुल्क सहित', amount: 35_500, at: 0 },
              { label: 'सेमेस्टर 2 से 4 के पहले', amount: 34_500, at: 6, times: 3, every: 6 },
            ],
          },
        ],
        axis: { until: 18, ticks: ['प्रवेश', '6 महीने', '1 वर्ष', '18 महीने'] },
      },
    ],
  },
};
