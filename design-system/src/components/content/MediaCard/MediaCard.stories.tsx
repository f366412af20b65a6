import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
import { MediaCard } from './MediaCard.tsx';

const meta = {
  component: MediaCard,
  title: 'Content/MediaCard',
  args: {
    title: 'Cyber Security',
    href: '/cyber-security',
    cover: { seed: 'cyber-security' },
    meta: '1 year · Online',
    description: 'Learn to find the open window before somebody else does.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <Button size="small" variant="secondary">
        Know more
      </Button>
    ),
  },
};
export const WithPicture: Story = {
  args: {
    cover: {
      src: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('picture', { width: 640, height: 320 }))}`,
      alt: 'A lattice of stars',
    },
  },
};
export const TitleAlone: Story = { args: { href: undefined, meta: undefined, description: undefined } };
export const LongTitle: Story = {
  args: { title: 'Diploma in Artificial Intelligence and Machine Learning for working professionals' },
};
export const LinkAtTheFoot: Story = { args: { linkText: 'View' } };
export const CoverAtTheSide: Story = { args: { look: 'side', linkText: 'View' } };
export const Lead: Story = { args: { look: 'lead', meta: '9 November 2026 · Dr Feroz Contractor, registrar' } };
export const Row: Story = { args: { look: 'row', linkText: 'Know more' } };
export const Facts: Story = {
  args: {
    meta: undefined,
    linkText: 'View',
    facts: [
      { label: 'Duration', value: '1 year', plain: true },
      { label: 'Fee from', value: '₹32,848' },
      { label: 'Starts', value: '16 Jan', note: ' 2027, apply by 31 Dec' },
    ],
  },
};
export const SlimOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ...Facts.args, slimOnPhones: true },
};
export const MissingPicture: Story = { args: { cover: { src: '', alt: 'Servers in a row', seed: 'cyber-security' } } };
export const Hindi: Story = {
  args: {
    title: 'साइबर सुरक्षा',
    meta: '1 वर्ष · ऑनलाइन',
    description: 'खुली खिड़की को किसी और से पहले खोजना सीखिए।',
    linkText: 'देखें',
  },
};
