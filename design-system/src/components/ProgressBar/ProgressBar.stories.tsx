import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = { component: ProgressBar, title: 'Feedback/ProgressBar', args: { active: true } } satisfies Meta<
  typeof ProgressBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Idle: Story = { args: { active: false } };
