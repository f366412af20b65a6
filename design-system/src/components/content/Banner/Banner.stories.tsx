import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  title: 'Content/Banner',
  args: {
    title: 'Ready to take the next step?',
    text: 'A counsellor answers within one working day.',
    action: <Button size="large">Get in touch</Button>,
    seed: 'next-step',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Instalments: Story = {
  args: {
    title: 'No cost EMI starting at ₹3,084 only',
    text: undefined,
    seed: 'instalments',
    action: <Button size="large">Apply Now</Button>,
  },
};
export const LongTitle: Story = {
  args: { title: 'Launch the career that you have put off for three years, without leaving the work that pays for it' },
};
export const WithPicture: Story = {
  args: {
    picture: {
      src: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('picture', { width: 960, height: 480 }))}`,
      alt: 'Two lattices that share one star',
    },
  },
};
export const TitleAlone: Story = { args: { text: undefined, action: undefined } };
export const Hindi: Story = {
  args: {
    title: 'अगला कदम उठाने को तैयार हैं?',
    text: 'सलाहकार एक कार्यदिवस के भीतर उत्तर देते हैं।',
    action: <Button size="large">संपर्क करें</Button>,
  },
};
