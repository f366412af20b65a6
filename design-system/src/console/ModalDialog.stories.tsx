import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/actions/Button/Button.tsx';
import { TextField } from '../components/forms/TextField/TextField.tsx';
import { Text } from '../components/text/Text/Text.tsx';
import { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';

const meta = {
  component: ModalDialog,
  title: 'Console/ModalDialog',
  // Each in a frame of its own: a modal would cover the page that shows it.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    title: 'Schedule the publication',
    subtitle: 'The draft of “How are fees paid?” goes live by itself.',
    onClose: () => undefined,
    children: <TextField label="Note for the history" />,
    actions: <Button>Schedule</Button>,
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof ModalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small', children: <Text>Visitors see it within a few seconds.</Text> } };
export const LongContent: Story = {
  args: {
    size: 'large',
    children: Array.from({ length: 40 }, (_, at) => (
      <Text key={at}>{at + 1}. The fee of the second instalment was put right, and its due date moved to 15 July.</Text>
    )),
  },
};
export const Hindi: Story = {
  args: {
    title: 'प्रकाशन का समय चुनें',
    subtitle: 'मसौदा अपने आप साइट पर आ जाएगा।',
    children: <TextField label="इतिहास के लिए टिप्पणी" />,
    actions: <Button>समय तय करें</Button>,
  },
};

function WithOpener({ open: openAtFirst, onClose, ...args }: ModalDialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <ModalDialog {...args} open={open} onClose={close} />
    </>
  );
}
