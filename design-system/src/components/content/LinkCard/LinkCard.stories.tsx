import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { renderLatticeSvg } from '../../brand/Lattice/lattice-svg.ts';
import { LinkCard } from './LinkCard.tsx';

const meta = {
  component: LinkCard,
  title: 'Content/LinkCard',
  args: {
    title: 'Admission policy',
    href: '/admission-policy',
    description: 'Who may join, which documents are asked for, and what happens when one is late.',
    icon: 'document',
    meta: 'Valid for the batch of July 2025',
    headingLevel: 2,
  },
  render: (args) => (
    <div style={{ maxWidth: 440 }}>
      <LinkCard {...args} />
    </div>
  ),
} satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleAlone: Story = { args: { description: undefined, icon: undefined, meta: undefined } };
export const External: Story = {
  args: {
    title: 'Learning portal',
    href: 'https://learn.example',
    external: true,
    icon: 'laptop',
    description: 'Your recorded classes, notes and marks.',
    meta: undefined,
  },
};
export const WithPicture: Story = {
  args: {
    meta: undefined,
    picture: {
      src: `data:image/svg+xml,${encodeURIComponent(renderLatticeSvg('policy', { width: 144, height: 144 }))}`,
      alt: 'A form with one open cell',
    },
  },
};
export const WithoutAddress: Story = { args: { href: undefined } };
export const LongWords: Story = {
  args: {
    title: 'Gazette notification on open and distance learning and online education regulations',
    description:
      'https://www.example.in/notifications/2020/open-and-distance-learning-and-online-education-regulations',
  },
};
export const Hindi: Story = {
  args: {
    title: 'प्रवेश नीति',
    description: 'कौन प्रवेश ले सकता है, कौन-से दस्तावेज़ लगते हैं, और देर होने पर क्या होता है।',
    meta: 'जुलाई 2025 के बैच के लिए',
  },
};
export const InAGrid: Story = {
  render: (args) => (
    <Grid min={240} gap={2}>
      {['Admission policy', 'Registration process', 'Assessments', 'Discussion forum'].map((title) => (
        <LinkCard {...args} key={title} title={title} description={undefined} meta={undefined} />
      ))}
    </Grid>
  ),
};
