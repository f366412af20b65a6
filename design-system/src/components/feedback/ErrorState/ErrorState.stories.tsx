import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  title: 'Feedback/ErrorState',
  args: { title: 'The fees did not load', text: 'Nothing you typed was lost.', headingLevel: 2 },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onRetry: () => {} } };
export const WithAction: Story = {
  args: { onRetry: () => {}, action: <Link href="/contact">Tell us about it</Link> },
};
export const WithoutRetry: Story = { args: { title: 'This page does not exist', text: 'It may have moved.' } };
export const LongText: Story = {
  args: {
    title: 'The list of live lectures could not be loaded from the calendar service',
    text: 'The connection was lost while the page was being prepared. What you had typed in the form above is kept on this device, and nothing was sent twice.',
    onRetry: () => {},
  },
};
export const Hindi: Story = {
  args: {
    title: 'शुल्क की जानकारी नहीं खुली',
    text: 'आपने जो लिखा था, वह सुरक्षित है।',
    onRetry: () => {},
  },
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
};
