import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderLatticeSvg } from '../Lattice/lattice-svg.ts';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  title: 'Brand/Logo',
  args: { name: 'Meridian', descriptor: 'University Online' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NameAlone: Story = { args: { descriptor: undefined } };
export const OwnPicture: Story = {
  args: {
    picture: {
      src: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('logo', { width: 80, height: 80 }))}`,
      alt: 'A star',
    },
  },
};
export const LongName: Story = {
  args: { name: 'Northwind and Company', descriptor: 'School of Continuing Education' },
};
export const OnInk: Story = {
  decorators: [
    (Story) => (
      <div data-tone="ink" style={{ padding: 24, background: 'var(--ds-page)' }}>
        <Story />
      </div>
    ),
  ],
};
