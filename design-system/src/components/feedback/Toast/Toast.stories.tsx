import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Toast } from './Toast.tsx';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './ToastProvider.tsx';

const meta = {
  component: Toast,
  title: 'Feedback/Toast',
  args: { title: 'Changes saved', onClose: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'Welcome', description: 'You have Successfully Registered' },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Uh oh! Brochure not found',
    description: 'Please contact support for further assistance',
  },
};
export const LongText: Story = {
  args: {
    title: 'The brochure of the Master of Business Administration was not sent',
    description:
      'The address ananya.krishnamurthy@a-very-long-domain-name-of-a-company.example does not take e-mail at the moment. Please try another one.',
    tone: 'danger',
  },
};
export const WithAction: Story = {
  args: { title: '“Refunds” is deleted', action: { label: 'Undo', onClick: () => undefined } },
};
export const Hindi: Story = {
  args: { tone: 'success', title: 'स्वागत है', description: 'आपका पंजीकरण हो गया है।' },
};
export const FromTheHook: Story = {
  render: () => (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  ),
};

function Buttons() {
  const toast = useToast();
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button onClick={() => toast.show({ tone: 'success', title: 'Question published' })}>Publish</Button>
      <Button
        variant="danger"
        onClick={() =>
          toast.show({
            tone: 'danger',
            title: 'Uh oh! Something went wrong.',
            description: 'The server could not be reached.',
          })
        }
      >
        Fail
      </Button>
    </div>
  );
}
