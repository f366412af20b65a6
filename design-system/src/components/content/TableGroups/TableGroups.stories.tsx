import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/Link/Link.tsx';
import { Price } from '../../text/Price/Price.tsx';
import { TableGroups } from './TableGroups.tsx';

const row = (name: string, length: string, amount: number) => ({
  name: <Link href={`#${name}`}>{name}</Link>,
  length,
  amount: <Price amount={amount} />,
});

const meta = {
  component: TableGroups,
  title: 'Content/TableGroups',
  args: {
    columns: [
      { key: 'name', label: 'Programme', size: 'text' },
      { key: 'length', label: 'Duration', size: 'small' },
      { key: 'amount', label: 'Full fee', align: 'end', size: 'medium' },
    ],
    groups: [
      {
        id: 'diplomas',
        label: 'Diplomas',
        note: 'Open after 10+2.',
        rows: [row('Data Analytics', '1 year', 32848), row('Cyber Security', '1 year', 32848)],
      },
      {
        id: 'certificates',
        label: 'Certificates',
        rows: [row('Artificial Intelligence and Machine Learning for teams', '6 months', 27374)],
      },
    ],
  },
} satisfies Meta<typeof TableGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const OneGroup: Story = {
  args: { groups: [{ id: 'languages', label: 'Languages', rows: [row('German', '6 months', 21899)] }] },
};
export const FortyRows: Story = {
  args: {
    groups: [
      {
        id: 'centres',
        label: 'Centres',
        rows: Array.from({ length: 40 }, (_, at) => row(`Centre ${at + 1}`, '1 day', 500 + at)),
      },
    ],
  },
};
export const Hindi: Story = {
  args: {
    columns: [
      { key: 'name', label: 'पाठ्यक्रम', size: 'text' },
      { key: 'length', label: 'अवधि', size: 'small' },
      { key: 'amount', label: 'पूरा शुल्क', align: 'end', size: 'medium' },
    ],
    groups: [{ id: 'bhasha', label: 'भाषाएँ', rows: [row('जर्मन भाषा', '6 महीने', 21899)] }],
  },
};
