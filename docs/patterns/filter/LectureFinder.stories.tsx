import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type Filters, LectureFinder } from './LectureFinder.tsx';

const SUBJECTS = [
  'Statistics for Managers',
  'Communicative Grammar',
  'Foundations of Artificial Intelligence and Machine Learning, with Laboratory',
  'हिन्दी साहित्य का इतिहास',
  'Statistics with R',
  'Marketing Research',
];

const meta = {
  component: LectureFinder,
  title: 'Patterns/Filtering a list',
  tags: ['!autodocs'],
  args: {
    lectures: SUBJECTS.map((subject, index) => ({
      id: `lecture-${index}`,
      subject,
      batch: index % 2 === 0 ? 'Weekend' : 'Evening',
    })),
    filters: { q: '', batch: '' },
    onFilter: () => undefined,
  },
  // Replaces the router: the state that the address would have.
  render: function WithAddress(args) {
    const [filters, setFilters] = useState<Filters>(args.filters);
    return <LectureFinder {...args} filters={filters} onFilter={setFilters} />;
  },
} satisfies Meta<typeof LectureFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = { args: { filters: { q: 'statistics', batch: '' } } };
export const NothingFound: Story = { args: { filters: { q: 'astronomy', batch: 'evening' } } };
