import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkPreview } from './LinkPreview.tsx';

const meta = {
  component: LinkPreview,
  title: 'Content/LinkPreview',
  args: {
    as: 'result',
    address: 'meridian.example › online-mba',
    title: 'Online MBA, two years, UGC entitled',
    description: 'Study for a master’s degree beside your work, from ₹55,000 a semester. Live classes in the evening.',
  },
} satisfies Meta<typeof LinkPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Card: Story = { args: { as: 'card' } };
export const Hindi: Story = {
  args: { title: 'ऑनलाइन एमबीए, दो वर्ष', description: 'नौकरी के साथ पढ़ें। लाइव कक्षाएँ शाम को।' },
};
