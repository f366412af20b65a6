import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InlineButton } from '../components/actions/InlineButton/InlineButton.tsx';
import { ResizableTable, type ResizableTableProps } from './ResizableTable.tsx';

const meta = {
  component: ResizableTable,
  title: 'Console/ResizableTable',
  render: function Owner(props: ResizableTableProps) {
    const [widths, setWidths] = useState(props.widths);
    return <ResizableTable {...props} widths={widths} onWidths={setWidths} />;
  },
  args: {
    caption: 'Who asked',
    columns: [
      { key: 'name', label: 'Name', size: 'large', head: <InlineButton mark="up">Name</InlineButton> },
      { key: 'interest', label: 'Interested in', size: 'large' },
      { key: 'from', label: 'Came from' },
      { key: 'score', label: 'Score', align: 'end', size: 'small' },
    ],
    rows: ['Asha Rao', 'Venkatanarasimharajuvaripeta Subrahmanyam Krishnamurthy'].map((name) => ({
      name,
      interest: 'Bachelor of Business Administration',
      from: 'A page that is named by its whole address and a campaign',
      score: '45',
    })),
    widths: {},
    onWidths: () => undefined,
  },
} satisfies Meta<typeof ResizableTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnWidths: Story = { args: { widths: { name: 320, interest: 96 } } };
export const Wide: Story = { args: { widths: { name: 480, interest: 480, from: 480 } } };
export const Empty: Story = { args: { rows: [], emptyText: 'Nobody has asked yet.' } };
export const Hindi: Story = {
  args: {
    caption: 'किसने पूछा',
    columns: [
      { key: 'name', label: 'नाम', size: 'large' },
      { key: 'interest', label: 'रुचि', size: 'large' },
    ],
    rows: [{ name: 'आशा राव', interest: 'व्यवसाय प्रबंधन में स्नातक' }],
  },
};
