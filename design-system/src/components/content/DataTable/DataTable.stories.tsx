import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineButton } from '../../actions/InlineButton/InlineButton.tsx';
import { Price } from '../../text/Price/Price.tsx';
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
export const Empty: Story = { args: { rows: [], emptyText: 'No fees have been published for this year.' } };
export const HiddenCaption: Story = { args: { captionHidden: true } };
export const OptionalColumn: Story = {
  args: {
    caption: 'Ways to pay',
    columns: [
      { key: 'way', label: 'Way to pay' },
      { key: 'total', label: 'Total', align: 'end' },
      { key: 'emi', label: 'EMI charges', align: 'end', optional: true },
      { key: 'late', label: 'Late fee', align: 'end', optional: true },
    ],
    rows: [
      { way: 'Lumpsum', total: <Price amount={128_000} /> },
      { way: 'Lumpsum, 24 months', total: <Price amount={139_416} />, emi: <Price amount={11_416} /> },
    ],
  },
};
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
export const EqualColumns: Story = {
  args: {
    caption: 'Plans side by side',
    columnWidths: 'equal',
    narrowHint: '3 plans, swipe to see all',
    columns: ['What', 'Basic', 'A plan for teams in several cities, with a name that takes three lines', 'Plus'].map(
      (label) => ({ key: label.slice(0, 5), label }),
    ),
    rows: [
      { What: 'Support', Basic: 'By e-mail', 'A pla': 'By telephone, from eight in the morning to eight', Plus: '–' },
      { What: 'Seats', Basic: '1', 'A pla': '40', Plus: '5' },
    ],
  },
};
export const SizedColumns: Story = {
  args: {
    columns: [
      { key: 'what', label: 'Fee', size: 'text' },
      { key: 'when', label: 'Due', size: 'large' },
      { key: 'amount', label: 'Amount', align: 'end', size: 'medium' },
    ],
  },
};
export const Dense: Story = {
  args: {
    caption: 'From page to desk',
    dense: true,
    columns: [
      { key: 'page', label: 'Page' },
      ...['Page seen', 'Form opened', 'Phone entered', 'Details given', 'Taken up by a counsellor'].map((label) => ({
        key: label,
        label,
        align: 'end' as const,
      })),
    ],
    rows: ['/online-mba', '/online-bachelor-of-computer-applications'].map((page) => ({
      page,
      'Page seen': '1,250',
      'Form opened': '610',
      'Phone entered': '544',
      'Details given': '480',
      'Taken up by a counsellor': '96',
    })),
  },
};
export const Sorted: Story = {
  args: {
    dense: true,
    columns: [
      { key: 'what', label: 'Fee', head: <InlineButton mark="both">Fee</InlineButton> },
      { key: 'when', label: 'Due' },
      {
        key: 'amount',
        label: 'Amount',
        align: 'end',
        head: <InlineButton mark="down">Amount</InlineButton>,
        sorted: 'descending',
      },
    ],
  },
};
export const FortyRows: Story = {
  args: {
    caption: 'Examination centres',
    columns: [
      { key: 'city', label: 'City' },
      { key: 'seats', label: 'Seats', align: 'end' },
    ],
    rows: Array.from({ length: 40 }, (_, at) => ({ city: `Centre ${at + 1}, Nagpur`, seats: 40 + at })),
  },
};
export const LongWords: Story = {
  args: {
    rows: [
      {
        what: 'Re-appear examination, for each subject in which the candidate was absent or did not pass',
        when: 'Before the form of the next session closes, usually in the third week of October',
        amount: <Price amount={12500000} />,
      },
    ],
  },
};
export const Hindi: Story = {
  args: {
    caption: 'पहले वर्ष का शुल्क',
    columns: [
      { key: 'what', label: 'शुल्क' },
      { key: 'when', label: 'कब देना है' },
      { key: 'amount', label: 'राशि', align: 'end' },
    ],
    rows: [{ what: 'पंजीकरण', when: 'प्रवेश के समय', amount: <Price amount={1000} /> }],
  },
};
