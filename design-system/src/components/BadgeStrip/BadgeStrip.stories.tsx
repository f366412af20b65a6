import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeStrip } from './BadgeStrip.tsx';

const meta = {
  component: BadgeStrip,
  title: 'Content/BadgeStrip',
  args: {
    label: 'Recognised by',
    items: [{ title: 'UGC entitled' }, { title: 'NAAC A++' }, { title: 'AICTE approved' }],
  },
} satisfies Meta<typeof BadgeStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneBadge: Story = { args: { items: [{ title: 'ISO 21001 certified' }] } };
export const LongNames: Story = {
  args: {
    items: [
      { title: 'Recognised by the Association of Indian Universities' },
      { title: 'Member of the Asian Association of Open Universities' },
    ],
  },
};
export const Quiet: Story = { args: { quiet: true } };
