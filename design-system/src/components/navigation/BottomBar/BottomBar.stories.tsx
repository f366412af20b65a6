import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  title: 'Navigation/BottomBar',
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { height: '200px' } } },
  args: { children: <Button>Apply Now</Button> },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoActions: Story = {
  args: {
    children: [
      <Button key="apply">Apply Now</Button>,
      <Button key="brochure" variant="secondary">
        Brochure
      </Button>,
    ],
  },
};
export const LongWords: Story = {
  args: {
    children: [
      <Button key="apply">Continue Application</Button>,
      <Button key="ask" variant="secondary">
        Talk to our counsellor
      </Button>,
    ],
  },
};
export const Hindi: Story = {
  args: {
    label: 'मुख्य काम',
    children: [
      <Button key="apply">आवेदन करें</Button>,
      <Button key="ask" variant="secondary">
        पुस्तिका
      </Button>,
    ],
  },
};
