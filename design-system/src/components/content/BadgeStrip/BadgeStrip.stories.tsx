import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
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
export const WithPictures: Story = {
  args: {
    items: ['UGC entitled', 'NAAC A++', 'AICTE approved'].map((title) => ({
      title,
      image: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg(title, { width: 80, height: 80 }))}`,
      alt: `Seal: ${title}`,
    })),
  },
};
export const Hindi: Story = {
  args: { label: 'मान्यता', items: [{ title: 'यूजीसी से मान्य' }, { title: 'नैक A++' }, { title: 'एआईसीटीई से अनुमोदित' }] },
};
