import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
import { Picture } from './Picture.tsx';

const drawn = (seed: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg(seed, { width, height }))}`;

const meta = {
  component: Picture,
  title: 'Content/Picture',
  args: {
    src: drawn('reading-room', 1280, 720),
    alt: 'A screen of eight-pointed stars',
    width: 1280,
    height: 720,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SeveralWidths: Story = {
  args: {
    sources: [320, 640, 1280].map((width) => ({
      type: 'image/svg+xml',
      width,
      address: drawn(`reading-room-${width}`, width, (width * 9) / 16),
    })),
  },
};
export const FocalPoint: Story = { args: { ratio: 3, focus: { x: 50, y: 10 } } };
export const Fills: Story = {
  args: { fill: true },
  decorators: [
    (Story) => (
      <div style={{ height: 120 }}>
        <Story />
      </div>
    ),
  ],
};
export const OnPhonesAnother: Story = {
  args: { phone: { src: drawn('reading-room-upright', 720, 720) }, priority: true },
};
export const Decorative: Story = { args: { alt: '' } };
export const MissingPicture: Story = { args: { src: '', seed: 'reading-room' } };
export const BrokenAddress: Story = { args: { src: 'data:image/png;base64,AAAA', ratio: 16 / 9 } };
