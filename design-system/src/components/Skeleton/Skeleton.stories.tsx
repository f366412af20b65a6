import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, title: 'Feedback/Skeleton', args: { height: 120 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = { args: { lines: 4 } };
