import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
import { QuoteCard } from './QuoteCard.tsx';

const meta = {
  component: QuoteCard,
  title: 'Content/QuoteCard',
  args: {
    quote: 'I wrote my last essay on the night train to Nagpur, and passed.',
    name: 'Asha Menon',
    designation: 'Policy analyst',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuoteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NameAlone: Story = { args: { designation: undefined } };
export const LongQuote: Story = {
  args: {
    quote:
      'The seminar on the Constitution changed how I read a newspaper, then how I argue at home, and in the end what I do for a living, which nobody in my family had thought possible.',
  },
};
export const Hindi: Story = {
  args: { quote: 'पढ़ाई ने मुझे सवाल पूछना सिखाया।', name: 'आशा मेनन', designation: 'नीति विश्लेषक' },
};
export const WithPortrait: Story = {
  args: {
    image: {
      src: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('asha', { width: 112, height: 112 }))}`,
      alt: 'Drawn portrait of Asha Menon',
    },
  },
};
export const MissingPortrait: Story = { args: { image: { src: '', alt: 'Portrait of Asha Menon' } } };
