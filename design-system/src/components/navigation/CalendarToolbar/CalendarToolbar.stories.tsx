import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { CalendarFrame } from './CalendarFrame.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';

const meta = {
  component: CalendarToolbar,
  title: 'Navigation/CalendarToolbar',
  args: { view: 'month', date: '2025-03-05', today: '2025-03-05', headingLevel: 2, onGo: () => undefined },
  decorators: [
    (Story) => (
      <CalendarFrame label="Timetable" height={120} toolbar={<Story />}>
        {null}
      </CalendarFrame>
    ),
  ],
} satisfies Meta<typeof CalendarToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Week: Story = { args: { view: 'week' } };
export const Day: Story = { args: { view: 'day', views: ['month', 'day'] } };
export const WithAddresses: Story = { args: { href: ({ view, date }) => `?view=${view}&date=${date}` } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Hindi: Story = {
  args: { view: 'week' },
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
};
