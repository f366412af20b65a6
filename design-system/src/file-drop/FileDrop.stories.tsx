import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop } from './FileDrop.tsx';

const MB = 1024 * 1024;

const meta = {
  component: FileDrop,
  title: 'Forms/FileDrop',
  args: {
    label: 'Photographs of the campus',
    accept: { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] },
    maxBytes: 5 * MB,
    maxFiles: 6,
    onFiles: () => undefined,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  args: {
    label: 'Brochure',
    accept: { 'application/pdf': ['.pdf'] },
    maxBytes: 10 * MB,
    maxFiles: 1,
    help: 'Visitors get it once they have verified their number.',
  },
};
export const WithError: Story = { args: { error: 'Add at least one photograph before you publish.' } };
export const AnyFile: Story = {
  args: { label: 'Documents', accept: undefined, maxBytes: undefined, maxFiles: undefined },
};
export const Hindi: Story = {
  args: { label: 'परिसर की तस्वीरें', help: 'पहली तस्वीर कार्यक्रम के पृष्ठ पर सबसे ऊपर दिखती है।' },
};
