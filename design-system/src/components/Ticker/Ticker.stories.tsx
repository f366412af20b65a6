import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticker } from './Ticker.tsx';

const meta = {
  component: Ticker,
  title: 'Content/Ticker',
  args: { text: 'Admissions Open for 2025 Batch. Pay in four instalments without interest.' },
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Slow: Story = { args: { speed: 'slow' } };
export const Fast: Story = { args: { speed: 'fast' } };
