import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
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
export const WithDrawing: Story = { args: { drawing: <Lattice seed="empty" shape="arch" /> } };
export const NothingFound: Story = {
  args: {
    title: 'No question matches “hostel”',
    text: 'Try fewer letters, or look in the trash.',
    action: <Button variant="secondary">Show all questions</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'There are no live lectures in the week from 24 November to 30 November 2025',
    text: 'Lectures pause during the end-term examinations. The next batch begins on Saturday, 6 December 2025; recordings of all earlier lectures stay in the learning portal until the end of the session.',
    icon: 'calendar',
    action: <Button variant="secondary">See December</Button>,
  },
};
export const Hindi: Story = {
  args: {
    title: 'अभी कोई प्रश्न नहीं है',
    text: 'पहला प्रश्न जुड़ते ही आगंतुकों को यह भाग दिखने लगेगा।',
    action: <Button>प्रश्न लिखें</Button>,
  },
};
