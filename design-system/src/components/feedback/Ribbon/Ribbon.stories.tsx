import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ribbon } from './Ribbon.tsx';

const meta = {
  component: Ribbon,
  title: 'Feedback/Ribbon',
  args: { label: 'Demonstration', children: 'Demo: the university is fictional' },
} satisfies Meta<typeof Ribbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: 'Demo: a university with a long name, and everything that it teaches, are fictional' },
};
export const Hindi: Story = { args: { label: 'डेमो', children: 'डेमो: यह विश्वविद्यालय काल्पनिक है' } };
