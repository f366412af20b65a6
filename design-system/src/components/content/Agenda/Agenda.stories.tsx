import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import hindi from '../../../language/hindi.json';
import { Agenda } from './Agenda.tsx';

const meta = {
  component: Agenda,
  title: 'Content/Agenda',
  args: {
    headingLevel: 2,
    today: '2025-03-05',
    days: [
      {
        date: '2025-03-05',
        entries: [
          { id: '1', time: '09:30AM to 10:30AM', title: 'Online MBA', note: 'Marketing Management', tone: 0 },
          { id: '2', time: '11:00AM to 12:00PM', title: 'Online MCA', note: 'Data Structures', tone: 1 },
        ],
      },
      {
        date: '2025-03-06',
        entries: [{ id: '3', time: '06:00PM to 07:30PM', title: 'Online BBA', note: 'Business Law', tone: 2 }],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Agenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Changes: Story = {
  args: {
    days: [
      { date: '2025-03-14', note: 'Holi', entries: [] },
      {
        date: '2025-03-15',
        entries: [
          { id: '1', time: '09:30AM to 10:30AM', title: 'Online MBA', note: 'Marketing', marks: ['cancelled'] },
          {
            id: '2',
            time: '11:00AM to 12:00PM',
            was: '14/03/2025, 09:30AM to 10:30AM',
            title: 'Online MCA',
            note: 'Data Structures',
            tone: 3,
            marks: ['moved', 'clash'],
          },
        ],
      },
    ],
  },
};
export const Empty: Story = { args: { days: [], emptyText: 'No classes in this period.' } };
export const Full: Story = {
  args: {
    days: [
      {
        date: '2025-03-05',
        note: 'Founders’ day',
        entries: Array.from({ length: 8 }, (_, tone) => ({
          id: String(tone),
          time: '09:30AM to 10:30AM',
          title: 'Online Master of Arts in Journalism and Mass Communication with a specialisation in Digital Media',
          note: 'Semester 4 · Batch January 2025 · Communication Research and Statistical Methods for Working Journalists',
          tone,
        })),
      },
    ],
  },
};
export const Hindi: Story = {
  args: {
    days: [
      {
        date: '2025-03-05',
        note: 'होली',
        entries: [
          {
            id: '1',
            time: '09:30 से 10:30',
            title: 'ऑनलाइन एम॰बी॰ए॰',
            note: 'विपणन प्रबंधन',
            was: '08:30',
            marks: ['moved'],
          },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
};
