import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  title: 'Feedback/EmptyState',
  args: {
    title: 'No questions yet',
    text: 'Visitors see this section when it has its first question.',
    action: <Button startIcon="document">Write a question</Button>,
    headingLevel: 2,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleAlone: Story = { args: { title: 'No Programs Available', text: undefined, action: undefined } };
