import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Popover } from './Popover.tsx';
import { OpenOnMount } from '../../../../tests/OpenOnMount.tsx';

const meta = {
  component: Popover,
  title: 'Feedback/Popover',
  args: {
    label: 'Who sees this',
    trigger: <Button variant="secondary">Who sees this?</Button>,
    children: 'Visitors who have verified their mobile number. Others see the first semester alone.',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  decorators: [
    (Story) => (
      <OpenOnMount>
        <Story />
      </OpenOnMount>
    ),
  ],
  // In a frame of its own: what opens takes the focus.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
};
export const WithForm: Story = {
  args: {
    label: 'Columns',
    trigger: <Button variant="secondary">Columns</Button>,
    children: (close: () => void) => (
      <div style={{ display: 'grid', gap: 4 }}>
        {['Name', 'Programme', 'Batch', 'State'].map((name) => (
          <Checkbox key={name} label={name} defaultChecked />
        ))}
        <Button size="small" onClick={close}>
          Show these
        </Button>
      </div>
    ),
  },
};
export const WithField: Story = {
  args: {
    label: 'Save this view',
    trigger: <Button variant="secondary">Save this view</Button>,
    children: (close: () => void) => (
      <div style={{ display: 'grid', gap: 12, width: 280, maxWidth: '100%' }}>
        <TextField label="Name of the view" defaultValue="Unanswered, Maharashtra" />
        <Button size="small" onClick={close}>
          Save
        </Button>
      </div>
    ),
  },
};
export const FromASign: Story = {
  args: {
    label: 'What the total includes',
    trigger: <IconButton icon="info" label="What the total includes" />,
    children: 'Registration ₹1,100, examinations ₹6,000 for four semesters, and the convocation.',
  },
};
export const Hindi: Story = {
  args: {
    label: 'यह किसे दिखता है',
    trigger: <Button variant="secondary">यह किसे दिखता है?</Button>,
    children: 'जिन आगंतुकों ने अपना मोबाइल नंबर सत्यापित किया है। बाकी लोगों को केवल पहला सेमेस्टर दिखता है।',
  },
};
export const LongContent: Story = {
  args: {
    label: 'All batches',
    trigger: <Button variant="secondary">All batches</Button>,
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index} style={{ margin: '0 0 8px' }}>
        Batch {index + 1}: classes on Saturday and Sunday, 10:00am to 1:00pm
      </p>
    )),
  },
};
export const OpenWithForm: Story = { ...Open, ...WithForm };
