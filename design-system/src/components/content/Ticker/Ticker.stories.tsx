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
export const WithLinks: Story = {
  args: {
    text: undefined,
    children: (
      <>
        Admissions Open for 2025 Batch. <a href="/fees">Pay in four instalments</a> without interest.
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    text: 'Admissions Open for 2025 Batch. The form closes on 31 July. Examinations of the last session: marks are out, and the form for those who wish to appear again is open until the end of the month.',
  },
};
export const Hindi: Story = { args: { text: '2025 बैच के लिए प्रवेश प्रारंभ। बिना ब्याज चार किस्तों में शुल्क दें।' } };
