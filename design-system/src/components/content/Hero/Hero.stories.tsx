import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeStrip } from '../BadgeStrip/BadgeStrip.tsx';
import { RingLattice } from '../../brand/RingLattice/RingLattice.tsx';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
import { Price } from '../../text/Price/Price.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  component: Hero,
  title: 'Content/Hero',
  args: {
    seed: 'data-analytics',
    eyebrow: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Data Analytics' }]} />,
    title: 'Diploma in Data Analytics',
    lead: 'One year from the first query to a model that your manager trusts.',
    facts: [
      { label: 'Duration', value: '1 year', icon: 'clock' },
      { label: 'Eligibility', value: 'Class 12, any stream', icon: 'users' },
      { label: 'Mode', value: 'Online, live at weekends', icon: 'laptop' },
      { label: 'Total fee', value: <Price amount={32848} />, icon: 'rupee', note: 'Includes examinations' },
    ],
    badges: <BadgeStrip items={[{ title: 'UGC entitled' }, { title: 'NAAC A++' }]} />,
    actions: [
      <Button key="apply" size="large">
        Apply Now
      </Button>,
      <Button key="brochure" size="large" variant="secondary" startIcon="download">
        Download Brochure
      </Button>,
    ],
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = {
  args: {
    aside: (
      <Card padding="large" tone="accent">
        <Stack>
          <Heading level={2} size="h4">
            Speak with a counsellor
          </Heading>
          <Text tone="muted">Share your details and we will get in touch with you.</Text>
          <Button fullWidth>Apply Now</Button>
        </Stack>
      </Card>
    ),
  },
};
const drawing = {
  content: <RingLattice rings={[5, 5]} highlight={[1, 4]} tint="teal" />,
  caption: '2 semesters, 10 subjects. Gold star: Data Analytics Project',
};
export const WithDrawing: Story = { args: { ...WithAside.args, drawing } };
export const DrawingOnPhone: Story = { args: { drawing }, globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const TitleAlone: Story = {
  args: { eyebrow: undefined, lead: undefined, facts: [], badges: undefined, actions: undefined },
};
export const LongTitle: Story = {
  args: { title: 'Diploma in Artificial Intelligence and Machine Learning', seed: 'artificial-intelligence' },
};
export const WithPicture: Story = {
  args: {
    picture: {
      src: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('picture', { width: 1280, height: 720 }))}`,
      alt: 'A lattice of stars',
    },
  },
};
export const WithWindow: Story = {
  args: {
    window: {
      src: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('window', { width: 480, height: 624 }))}`,
      alt: 'Through an arched window: a woman at her desk',
      width: 480,
      height: 624,
    },
  },
};
export const WideFact: Story = {
  args: {
    facts: [
      { label: 'Eligibility', value: 'Class 12 in any stream, or a diploma of three years', icon: 'users', wide: true },
    ],
  },
};
export const MissingPicture: Story = { args: { picture: { src: '', alt: 'Learners in a reading room' } } };
export const Hindi: Story = {
  args: {
    title: 'डेटा विश्लेषण में डिप्लोमा',
    lead: 'एक वर्ष में पहली क्वेरी से ऐसे मॉडल तक, जिस पर आपका प्रबंधक भरोसा करे।',
    eyebrow: <Breadcrumbs items={[{ label: 'मुखपृष्ठ', href: '/' }, { label: 'डेटा विश्लेषण' }]} />,
    facts: [
      { label: 'अवधि', value: '1 वर्ष', icon: 'clock' },
      { label: 'कुल शुल्क', value: <Price amount={32848} />, icon: 'rupee', note: 'परीक्षा सहित' },
    ],
    badges: undefined,
    actions: <Button size="large">आवेदन करें</Button>,
  },
};
