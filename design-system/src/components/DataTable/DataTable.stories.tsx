import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../Price/Price.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  component: DataTable,
  title: 'Content/DataTable',
  args: {
    caption: 'What the first year costs',
    columns: [
      { key: 'what', label: 'Fee' },
      { key: 'when', label: 'Due' },
      { key: 'amount', label: 'Amount', align: 'end' },
    ],
    rows: [
      { what: 'Registration', when: 'On admission', amount: <Price amount={1000} /> },
      { what: 'Course', when: 'Each semester', amount: <Price amount={32848} /> },
      { what: 'Examination', when: 'Each semester', amount: <Price amount={2000} /> },
    ],
  },
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { rows: [], empty: 'No fees have been published for this year.' } };
export const HiddenCaption: Story = { args: { captionHidden: true } };
export const WideOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: ['Plan', 'Down payment', 'Months', 'Interest', 'Processing', 'Monthly'].map((label) => ({
      key: label,
      label,
    })),
    rows: [
      {
        Plan: 'Six months',
        'Down payment': '₹5,000',
        Months: '6',
        Interest: '0%',
        Processing: '₹500',
        Monthly: '₹4,641',
      },
    ],
  },
};
