import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  component: Sheet,
  title: 'Brand/Sheet',
  args: {
    seed: 'certificate',
    children: [
      <Logo key="logo" name="Meridian" descriptor="University Online" />,
      <Heading key="title" level={2} size="h3">
        Certificate of completion
      </Heading>,
      <Text key="text" tone="muted">
        Given to the person named here for one year of work, well done.
      </Text>,
    ],
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AnotherBorder: Story = { args: { seed: 'cloud-computing' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
