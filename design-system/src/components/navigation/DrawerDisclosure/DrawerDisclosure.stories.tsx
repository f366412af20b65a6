import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { DrawerDisclosure } from './DrawerDisclosure.tsx';

const kinds = ['Bachelor’s degrees', 'Master’s degrees', 'Diplomas', 'Certificates'];

const meta = {
  component: DrawerDisclosure,
  title: 'Navigation/DrawerDisclosure',
  args: {
    label: 'Filter',
    children: (
      <Stack gap={1}>
        {kinds.map((label) => (
          <Checkbox key={label} label={label} name="kind" value={label} />
        ))}
      </Stack>
    ),
    actions: <Button>Show 24 results</Button>,
  },
} satisfies Meta<typeof DrawerDisclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hindi: Story = {
  args: {
    label: 'छाँटें',
    children: <Text>जो पाठ्यक्रम आप देखना चाहते हैं, उन्हें चुनिए।</Text>,
    actions: <Button>24 परिणाम दिखाएँ</Button>,
  },
};
