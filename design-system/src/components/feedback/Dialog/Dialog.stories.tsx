import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { FormStack } from '../../forms/FormStack/FormStack.tsx';
import { PhoneField } from '../../forms/PhoneField/PhoneField.tsx';
import { SubmitButton } from '../../forms/SubmitButton/SubmitButton.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  component: Dialog,
  title: 'Feedback/Dialog',
  // Each in a frame of its own: a modal would cover the page that shows it.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    title: 'Apply Now',
    subtitle: 'For a free career counselling session',
    onClose: () => undefined,
    children: (
      <FormStack actions={<SubmitButton fullWidth>Apply Now</SubmitButton>}>
        <PhoneField label="Mobile number" name="phone" />
      </FormStack>
    ),
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { open: false } };
export const WithActions: Story = {
  args: {
    title: 'Scheduled publishing',
    subtitle: undefined,
    size: 'large',
    children: <p>The new fee plans go live on 1 December at 09:00, Indian time.</p>,
    actions: (
      <>
        <Button variant="secondary">Change the time</Button>
        <Button>Keep it</Button>
      </>
    ),
  },
};
export const LongContent: Story = {
  args: {
    title: 'Terms of the refer-and-earn programme',
    children: <Terms />,
    actions: <Button>I have read them</Button>,
  },
};

export const Small: Story = {
  args: {
    title: 'Scheduled for 1 December',
    subtitle: undefined,
    size: 'small',
    children: 'The new fee plans go live at 09:00, Indian time.',
    actions: <Button>Understood</Button>,
  },
};
export const Hindi: Story = {
  args: {
    title: 'अभी आवेदन करें',
    subtitle: 'निःशुल्क परामर्श के लिए अपना नंबर दें',
    children: (
      <FormStack actions={<SubmitButton fullWidth>आवेदन करें</SubmitButton>}>
        <PhoneField label="मोबाइल नंबर" name="phone" />
      </FormStack>
    ),
  },
};

function WithOpener({ open: openAtFirst, onClose, ...args }: DialogProps): ReactNode {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog
        {...args}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

function Terms() {
  return Array.from({ length: 24 }, (_, index) => (
    <p key={index}>
      {index + 1}. The reward is paid once the person you referred has completed admission and paid the first fee.
    </p>
  ));
}
