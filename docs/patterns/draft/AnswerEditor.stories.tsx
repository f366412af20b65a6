import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerEditor } from './AnswerEditor.tsx';

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const meta = {
  component: AnswerEditor,
  title: 'Patterns/Editing a draft',
  tags: ['!autodocs'],
  args: {
    published: {
      question: 'Can I study with a phone alone?',
      answer: 'Lectures and notes work on a phone. For written work you will want a keyboard.',
    },
    save: () => after(500),
    publish: () => after(700),
  },
} satisfies Meta<typeof AnswerEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Saving and publishing fail. */
export const Failing: Story = {
  args: {
    save: async () => {
      await after(400);
      throw new Error('Someone else changed this question a minute ago.');
    },
  },
};
