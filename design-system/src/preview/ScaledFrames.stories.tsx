import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScaledFrames } from './ScaledFrames.tsx';

const meta = {
  component: ScaledFrames,
  title: 'Content/ScaledFrames',
  args: { title: 'Preview of the page', width: 1280, frames: [{ key: 1, src: 'about:blank', shown: true }] },
} satisfies Meta<typeof ScaledFrames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { args: { width: 390 } };
export const Hindi: Story = { args: { title: 'पेज का प्रीव्यू' } };
