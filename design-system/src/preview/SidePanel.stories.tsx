import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/actions/Button/Button.tsx';
import { Text } from '../components/text/Text/Text.tsx';
import { SidePanel } from './SidePanel.tsx';

const meta = {
  component: SidePanel,
  title: 'Layout/SidePanel',
  args: {
    title: 'Preview',
    children: <Text>The page of the Master of Arts, as its draft has it.</Text>,
    onClose: () => undefined,
  },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTools: Story = {
  args: {
    actions: (
      <Button size="small" variant="quiet">
        Share
      </Button>
    ),
    tools: <Text>Shown to a visitor who is not verified.</Text>,
  },
};
export const Hindi: Story = { args: { title: 'प्रीव्यू', children: <Text>ड्राफ़्ट के अनुसार पेज।</Text> } };
