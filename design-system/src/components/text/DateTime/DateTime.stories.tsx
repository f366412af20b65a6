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
export const ADay: Story = { args: { value: '2025-07-01', format: 'weekday' } };
export const NoDate: Story = { args: { value: 'To be announced' } };
