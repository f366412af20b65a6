import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortableRows, type SortableRowParts } from './SortableRows.tsx';

interface Question {
  id: string;
  text: string;
  program: string;
}

const meta = {
  component: SortableRows<Question>,
  title: 'Console/SortableRows',
  decorators: [
    (Story) => (
      <table>
        <caption className="visually-hidden">Questions</caption>
        <tbody>
          <Story />
        </tbody>
      </table>
    ),
  ],
  args: {
    items: [
      { id: 'recognised', text: 'Is the degree recognised?', program: 'All' },
      { id: 'fees', text: 'Can I pay the fee in instalments?', program: 'Online MBA' },
      { id: 'exams', text: 'How are examinations held?', program: 'All' },
    ],
    itemId: (question: Question) => question.id,
    label: (question: Question) => question.text,
    onReorder: () => undefined,
    children: (question: Question, { row, start }: SortableRowParts) => (
      <tr {...row}>
        <td>{start(question.text)}</td>
        <td>{question.program}</td>
      </tr>
    ),
  },
} satisfies Meta<typeof SortableRows<Question>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneRow: Story = { args: { items: [{ id: 'fees', text: 'How are fees paid?', program: 'All' }] } };
export const Hindi: Story = {
  args: {
    items: [
      { id: 'recognised', text: 'क्या यह डिग्री सरकारी नौकरी के लिए मान्य है?', program: 'सभी' },
      { id: 'fees', text: 'क्या शुल्क किस्तों में दिया जा सकता है?', program: 'ऑनलाइन एमबीए' },
    ],
  },
};
