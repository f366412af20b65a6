import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/Link/Link.tsx';
import { StatStrip } from '../../content/StatStrip/StatStrip.tsx';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  title: 'Layout/Section',
  args: {
    title: 'Understand the fees',
    intro: 'Everything that you will pay, and when.',
    children: (
      <StatStrip
        items={[
          { value: '₹1,000', title: 'Registration' },
          { value: '₹500', title: 'Re-appear, a subject' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const White: Story = { args: { tone: 'white', eyebrow: 'Fees' } };
export const Ink: Story = { args: { tone: 'ink', eyebrow: 'Fees' } };
export const WithAction: Story = { args: { action: <Link href="/fees">All fees</Link> } };
export const ForText: Story = { args: { size: 'text' } };
export const Strip: Story = { args: { density: 'strip', intro: undefined } };
export const LongTitle: Story = {
  args: {
    title: 'Registration, examination and other fees for learners from India, from SAARC countries and from elsewhere',
    action: <Link href="/fees">Everything about fees and refunds</Link>,
  },
};
export const Hindi: Story = {
  args: {
    eyebrow: 'शुल्क',
    title: 'शुल्क को समझें',
    intro: 'जो कुछ आप देंगे, और कब।',
    children: <StatStrip items={[{ value: '₹1,000', title: 'पंजीकरण' }]} />,
  },
};
