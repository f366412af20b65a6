import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../text/Text/Text.tsx';
import { Accordion } from './Accordion.tsx';
import { ChartedAccordion } from './ChartedAccordion.tsx';

const questions = [
  [
    'refund',
    'Can the fee be returned if I withdraw?',
    'Yes. Until the classes begin you get everything back except the registration fee.',
  ],
  [
    'phone',
    'Can I study with a phone alone?',
    'Lectures and notes work on a phone. For written work you will want a keyboard.',
  ],
  [
    'work',
    'I work full time. Will I keep up?',
    'Plan ten hours a week. Live classes are on Saturday and Sunday and stay recorded.',
  ],
] as const;

const meta = {
  component: Accordion,
  title: 'Content/Accordion',
  args: { items: questions.map(([id, title, answer]) => ({ id, title, content: <Text>{answer}</Text> })) },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneOpenAtTheStart: Story = { args: { defaultOpenId: 'phone' } };
export const NeverEmpty: Story = {
  args: {
    mode: 'single-never-empty',
    items: [1, 2, 3, 4].map((number) => ({
      id: `part-${number}`,
      title: `Semester ${number}`,
      meta: '20 credits',
      content: <Text>Four subjects of five credits each, with an essay and a written examination.</Text>,
    })),
  },
};
export const WithChart: Story = {
  render: () => (
    <ChartedAccordion
      chart={{ rings: [5, 5, 5, 4], highlight: [3, 3], tint: 'plum' }}
      items={[1, 2, 3, 4].map((semester) => ({
        id: `part-${semester}`,
        title: `Semester ${semester}`,
        meta: '20 credits',
        content: <Text>Five subjects of four credits each, with an essay and a written examination.</Text>,
      }))}
    />
  ),
};
export const Multiple: Story = { args: { mode: 'multiple' } };
export const LongTitles: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'What happens if I miss the examination of one subject because of illness, travel or duties at work?',
        meta: 'Updated this month',
        content: <Text>You sit it again in the next session for ₹500 a subject.</Text>,
      },
    ],
  },
};
export const OneItem: Story = {
  args: { items: [{ id: 'only', title: 'Is there an entrance test?', content: <Text>No.</Text> }] },
};
export const FortyItems: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, at) => ({
      id: `question-${at}`,
      title: `Question ${at + 1}: what happens when an examination falls on a holiday?`,
      content: <Text>It moves to the next working day, and you are told by e-mail and SMS.</Text>,
    })),
  },
};
export const Hindi: Story = {
  args: {
    items: [
      {
        id: 'refund',
        title: 'क्या शुल्क लौटाया जा सकता है?',
        meta: 'इस महीने अद्यतन',
        content: <Text>हाँ। कक्षाएँ शुरू होने तक पंजीकरण शुल्क को छोड़कर सब लौटाया जाता है।</Text>,
      },
      { id: 'phone', title: 'क्या केवल फ़ोन से पढ़ सकते हैं?', content: <Text>व्याख्यान और नोट्स के लिए, हाँ।</Text> },
    ],
  },
};
export const Small: Story = { args: { size: 'small', mode: 'multiple' } };
