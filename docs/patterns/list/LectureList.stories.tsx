import type { Meta, StoryObj } from '@storybook/react-vite';
import { LectureList } from './LectureList.tsx';

const lecture = (index: number) => ({
  id: `lecture-${index}`,
  subject: SUBJECTS[index % SUBJECTS.length] ?? '',
  starts: new Date(Date.UTC(2025, 10, 22 + index, 4, 30)).toISOString(),
  batch: `January 2025, ${index % 2 === 0 ? 'weekend' : 'evening'}`,
  live: index === 0,
});

const SUBJECTS = [
  'Statistics for Managers',
  'Communicative Grammar',
  'Foundations of Artificial Intelligence and Machine Learning, with Laboratory',
  'हिन्दी साहित्य का इतिहास',
];

const meta = {
  component: LectureList,
  title: 'Patterns/List with four states',
  tags: ['!autodocs'],
  args: {
    loading: { state: 'loaded', lectures: [0, 1, 2, 3, 4, 5].map(lecture) },
    onRetry: () => undefined,
    onClearFilters: () => undefined,
  },
} satisfies Meta<typeof LectureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { loading: { state: 'loading' } } };
export const Empty: Story = { args: { loading: { state: 'loaded', lectures: [] } } };
export const Failed: Story = {
  args: { loading: { state: 'failed', why: 'The server did not answer. Your filters are still set.' } },
};
export const OneItem: Story = { args: { loading: { state: 'loaded', lectures: [lecture(0)] } } };
export const FortyItems: Story = {
  args: { loading: { state: 'loaded', lectures: Array.from({ length: 40 }, (_, index) => lecture(index)) } },
};
