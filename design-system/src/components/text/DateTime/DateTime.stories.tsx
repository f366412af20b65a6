import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  component: DateTime,
  title: 'Text/DateTime',
  args: { value: '2025-07-14T09:30:00Z' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

const formats = ['long', 'short', 'weekday', 'numeric', 'time', 'date-time'] as const;

export const Default: Story = {};
export const EveryFormat: Story = {
  render: (args) => (
    <Stack gap={1}>
      {formats.map((format) => (
        <DateTime key={format} {...args} format={format} />
      ))}
    </Stack>
  ),
};
export const ForReadersElsewhere: Story = { args: { format: 'date-time', showZone: true } };
export const ADay: Story = { args: { value: '2025-07-01', format: 'weekday' } };
export const Relative: Story = { args: { relative: true, now: Date.parse('2025-07-16T10:00:00Z') } };
export const NoDate: Story = { args: { value: 'To be announced' } };
