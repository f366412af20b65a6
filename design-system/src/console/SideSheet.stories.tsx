import { type ReactNode, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/actions/Button/Button.tsx';
import { Checkbox } from '../components/forms/Checkbox/Checkbox.tsx';
import { Stack } from '../components/layout/Stack/Stack.tsx';
import { Text } from '../components/text/Text/Text.tsx';
import { SideSheet, type SideSheetProps } from './SideSheet.tsx';

const filters = ['Bachelor’s degrees', 'Master’s degrees', 'Diplomas', 'Certificates'];

const meta = {
  component: SideSheet,
  title: 'Console/SideSheet',
  // Each in a frame of its own: a modal would cover the page that shows it.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    title: 'Filter',
    onClose: () => undefined,
    children: (
      <Stack gap={1}>
        {filters.map((label) => (
          <Checkbox key={label} label={label} name="kind" value={label} />
        ))}
      </Stack>
    ),
    actions: <Button>Show 24 results</Button>,
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof SideSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const LongContent: Story = {
  args: {
    title: 'What was changed',
    actions: undefined,
    children: Array.from({ length: 40 }, (_, at) => (
      <Text key={at}>{at + 1}. The fee of the second instalment was put right, and its due date moved to 15 July.</Text>
    )),
  },
};
export const Hindi: Story = {
  args: {
    title: 'छाँटें',
    children: <Text>जो पाठ्यक्रम आप देखना चाहते हैं, उन्हें चुनिए।</Text>,
    actions: <Button>24 परिणाम दिखाएँ</Button>,
  },
};

function WithOpener({ open: openAtFirst, onClose, ...args }: SideSheetProps): ReactNode {
  const [open, setOpen] = useState(openAtFirst);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the drawer</Button>
      <SideSheet {...args} open={open} onClose={close} />
    </>
  );
}
