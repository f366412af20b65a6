import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  title: 'Navigation/BottomBar',
  globals: { viewport: { value: 'phone' } },
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
