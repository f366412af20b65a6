import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  title: 'Text/Text',
  args: { children: 'Plan ten hours a week: six for the classes, four for reading and writing.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lead: Story = { args: { size: 'lead', tone: 'muted' } };
export const Small: Story = { args: { size: 'small' } };
export const Tabular: Story = { args: { tabular: true, children: '10:30 to 11:45, ₹1,11,111' } };
export const Hindi: Story = { args: { children: 'हर सप्ताह दस घंटे की योजना बनाइए।' } };
