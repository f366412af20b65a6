import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../language/hindi.json';
import { TextsProvider } from '../language/TextsProvider.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

const COURSES = ['Online MBA', 'Online MCA', 'Online BBA', 'Online B.Com', 'Online BA', 'Online M.Com'];
const SUBJECTS = ['Marketing Management', 'Data Structures', 'Business Law', 'Cost Accounting', 'History', 'Taxation'];
const two = (number: number) => String(number).padStart(2, '0');

const lectures: CalendarEvent[] = Array.from({ length: 40 }, (_, at) => {
  const hour = 9 + ((at * 4) % 9);
  const day = `2025-03-${two(1 + ((at * 7) % 26))}`;
  return {
    id: String(at),
    title: COURSES[at % 6] ?? '',
    note: SUBJECTS[at % 6],
    tone: at % 6,
    start: `${day}T${two(hour)}:30`,
    end: `${day}T${two(hour + 1)}:30`,
  };
});

function Owner(props: CalendarProps) {
  const [place, setPlace] = useState({ view: props.view, date: props.date });
  const [events, setEvents] = useState(props.events);
  const put = (event: CalendarEvent, to: object) =>
    setEvents(events.map((one) => (one.id === event.id ? { ...one, ...to } : one)));
  return (
    <Calendar
      {...props}
      {...place}
      onGo={setPlace}
      events={events}
      onMove={props.onMove && put}
      onResize={props.onResize && put}
    />
  );
}

const meta = {
  component: Calendar,
  title: 'Calendar/Calendar',
  render: (args) => <Owner {...args} />,
  args: {
    label: 'Timetable',
    view: 'month',
    date: '2025-03-05',
    now: '2025-03-05T10:10',
    timeZone: 'Asia/Kolkata',
    headingLevel: 2,
    events: lectures,
    onGo: () => undefined,
    renderDetails: ({ title, note }) => (
      <>
        {title}: {note}
      </>
    ),
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShortTitles: Story = {
  args: {
    events: lectures.map((event) => ({
      ...event,
      title: 'Master of Business Administration',
      shortTitle: 'Online MBA',
    })),
  },
};
export const Week: Story = { args: { view: 'week' } };
export const Day: Story = { args: { view: 'day' } };
export const List: Story = { args: { view: 'list' } };
export const Empty: Story = { args: { events: [], emptyText: 'No classes in this period.' } };
export const Changes: Story = {
  args: {
    view: 'week',
    holidays: [{ date: '2025-03-07', title: 'Founders’ day' }],
    events: [
      {
        id: '1',
        title: 'Online MBA',
        note: 'Marketing',
        start: '2025-03-04T09:00',
        end: '2025-03-04T10:30',
        marks: ['cancelled'],
      },
      {
        id: '2',
        title: 'Online MCA',
        note: 'Data Structures',
        tone: 1,
        start: '2025-03-05T11:00',
        end: '2025-03-05T12:30',
        marks: ['moved'],
      },
      {
        id: '3',
        title: 'Online BBA',
        note: 'Business Law',
        tone: 2,
        start: '2025-03-07T11:00',
        end: '2025-03-07T12:30',
        marks: ['clash'],
      },
    ],
  },
};
export const CrowdedDay: Story = {
  args: {
    view: 'day',
    events: lectures.slice(0, 8).map((event, at) => ({
      ...event,
      start: `2025-03-05T${two(9 + Math.floor(at / 4))}:${at % 2 ? '30' : '00'}`,
      end: `2025-03-05T${two(11 + Math.floor(at / 4))}:00`,
    })),
  },
};
export const Planner: Story = {
  args: {
    view: 'week',
    onMove: () => undefined,
    onResize: () => undefined,
    onSelect: () => undefined,
    onOpen: () => undefined,
  },
};
export const Hindi: Story = {
  args: {
    label: 'समय-सारणी',
    events: lectures.map((event) => ({
      ...event,
      title: 'ऑनलाइन पत्रकारिता एवं जनसंचार में स्नातकोत्तर',
      note: 'विपणन प्रबंधन',
    })),
  },
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
};
