import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  title: 'Feedback/ErrorState',
  args: { title: 'The fees did not load', text: 'Nothing you typed was lost.', headingLevel: 2 },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onRetry: () => {} } };
export const WithReference: Story = {
  args: { onRetry: () => {}, reference: '7f3a-12c9', action: <Link href="/contact">Tell us about it</Link> },
};
export const WithoutRetry: Story = { args: { title: 'This page does not exist', text: 'It may have moved.' } };
