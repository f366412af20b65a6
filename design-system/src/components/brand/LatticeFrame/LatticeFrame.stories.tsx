import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { LatticeFrame } from './LatticeFrame.tsx';

const meta = {
  component: LatticeFrame,
  title: 'Brand/LatticeFrame',
  args: {
    rings: [5, 5, 5, 4],
    highlight: [3, 3],
    tint: 'plum',
    children: (
      <>
        <Text size="small" tone="muted">
          Meridian University Online
        </Text>
        <Heading level={3}>Master of Arts</Heading>
        <Text tone="muted">Sample</Text>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LatticeFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    rings: [5, 5],
    highlight: [1, 4],
    tint: 'teal',
    children: <Heading level={3}>Diploma in Artificial Intelligence and Machine Learning</Heading>,
  },
};
export const ManyRings: Story = { args: { rings: [7, 7, 7, 6, 6, 5], highlight: [5, 0], tint: 'bronze' } };
export const WithoutRings: Story = { args: { rings: [], highlight: undefined, tint: 'indigo' } };
export const Hindi: Story = {
  args: {
    children: (
      <>
        <Text size="small" tone="muted">
          मेरिडियन यूनिवर्सिटी ऑनलाइन
        </Text>
        <Heading level={3}>कला में स्नातकोत्तर</Heading>
        <Text tone="muted">नमूना</Text>
      </>
    ),
  },
};
