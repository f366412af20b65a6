import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { LatticeFrame } from './LatticeFrame.tsx';

const meta = {
  component: LatticeFrame,
  title: 'Brand/LatticeFrame',
  args: {
    seed: 'online-ma',
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
    seed: 'artificial-intelligence-and-machine-learning',
    children: <Heading level={3}>Diploma in Artificial Intelligence and Machine Learning</Heading>,
  },
};
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
