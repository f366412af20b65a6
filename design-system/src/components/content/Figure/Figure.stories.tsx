import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
import { Figure } from './Figure.tsx';

const src = `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('certificate', { width: 960, height: 640 }))}`;

const meta = {
  component: Figure,
  title: 'Content/Figure',
  args: {
    src,
    alt: 'A sheet with a border of eight-pointed stars',
    width: 960,
    height: 640,
    caption: 'The border is drawn anew for each name.',
  },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Framed: Story = { args: { framed: true, caption: undefined } };
export const Priority: Story = { args: { priority: true } };
export const CutAroundAPoint: Story = { args: { ratio: 4, focus: { x: 50, y: 0 }, framed: true } };
export const LongCaption: Story = {
  args: {
    caption:
      'A sample: the sheet that you receive carries your full name, the marks of each part, the day on which the board of examiners met, and a number by which an employer can look it up for as long as you live.',
  },
};
export const Hindi: Story = { args: { caption: 'हर नाम के लिए किनारा नया बनता है।' } };
export const MissingPicture: Story = { args: { src: '', framed: true } };
