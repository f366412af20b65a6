import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../components/forms/TextField/TextField.tsx';
import { SortableList } from './SortableList.tsx';

interface Question {
  id: string;
  text: string;
}

const meta = {
  component: SortableList<Question>,
  title: 'Console/SortableList',
  args: {
    items: [
      { id: 'recognised', text: 'Is the degree recognised?' },
      { id: 'fees', text: 'Can I pay the fee in instalments?' },
      { id: 'exams', text: 'How are examinations held?' },
      { id: 'classes', text: 'When are the live lectures?' },
    ],
    itemId: (question: Question) => question.id,
    label: (question: Question) => question.text,
    renderItem: (question: Question): ReactNode => question.text,
    onReorder: () => undefined,
  },
} satisfies Meta<typeof SortableList<Question>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneItem: Story = { args: { items: [{ id: 'fees', text: 'Can I pay the fee in instalments?' }] } };
export const LongNames: Story = {
  args: {
    items: [
      {
        id: 'long',
        text: 'If I have completed my Higher Secondary from a State board outside Haryana, do I need an equivalence certificate before I register on the admission portal?',
      },
      { id: 'hindi', text: 'क्या यह डिग्री सरकारी नौकरी के लिए मान्य है?' },
    ],
  },
};
export const Hindi: Story = {
  args: {
    items: [
      { id: 'recognised', text: 'क्या यह डिग्री सरकारी नौकरी के लिए मान्य है?' },
      { id: 'fees', text: 'क्या शुल्क किस्तों में दिया जा सकता है?' },
      { id: 'exams', text: 'परीक्षाएँ कैसे होती हैं?' },
    ],
  },
};
export const WithForm: Story = {
  args: {
    renderItem: (question: Question) => (
      <div data-spread="" style={{ display: 'grid', gap: 8, padding: '0 8px' }}>
        <TextField label="Question" defaultValue={question.text} />
      </div>
    ),
  },
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({ id: String(index), text: `Question ${index + 1} of forty` })),
  },
};
