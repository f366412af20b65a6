import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from './LineChart.tsx';

const days = Array.from({ length: 30 }, (_, day) => `${day + 1} Nov`);
const format = (value: number) => value.toLocaleString('en-IN');

const meta = {
  component: LineChart,
  title: 'Content/LineChart',
  args: {
    label: 'Leads a day',
    points: days,
    now: { name: '1 to 30 Nov', values: days.map((_, day) => 40 + ((day * 17) % 23) + day) },
    before: { name: '2 to 31 Oct', values: days.map((_, day) => 34 + ((day * 13) % 19)) },
    format,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Alone: Story = { args: { before: undefined } };
export const OnePoint: Story = {
  args: { points: ['1 Nov'], now: { name: '1 Nov', values: [12] }, before: { name: '31 Oct', values: [7] } },
};
export const WithGaps: Story = {
  args: { now: { name: 'Minutes', values: days.map((_, day) => (day % 7 > 4 ? null : 20 + day)) }, before: undefined },
};
export const AllZero: Story = {
  args: { now: { name: 'Now', values: days.map(() => 0) }, before: { name: 'Before', values: days.map(() => 0) } },
};
export const LongWords: Story = {
  args: {
    points: days.map((day) => `${day}, a day with a long name`),
    now: {
      name: 'Enquiries of the Bachelor of Computer Applications in Artificial Intelligence',
      values: days.map(() => 125_000),
    },
  },
};
export const Hindi: Story = {
  args: {
    label: 'हर दिन की लीड',
    points: days.map((_, day) => `${day + 1} नव॰`),
    now: { name: '1 से 30 नव॰', values: days.map((_, day) => 40 + day) },
    before: { name: '2 से 31 अक्तू॰', values: days.map((_, day) => 60 - day) },
  },
};
