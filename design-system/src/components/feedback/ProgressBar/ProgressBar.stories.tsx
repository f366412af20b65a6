import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  component: ProgressBar,
  title: 'Feedback/ProgressBar',
  // In a frame of its own: it lies along the top of the window.
  parameters: { docs: { story: { inline: false, height: '80px' } } },
  args: { active: true },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HowFar: Story = { args: { value: 0.6 } };
export const Inline: Story = { args: { variant: 'inline', label: 'Importing leads' } };
export const InlineHowFar: Story = { args: { variant: 'inline', label: 'Importing leads', value: 0.42 } };
export const Done: Story = { args: { variant: 'inline', label: 'Importing leads', value: 1 } };
export const UntilLoaded: Story = { args: { until: 'load' } };
export const Idle: Story = { args: { active: false } };
