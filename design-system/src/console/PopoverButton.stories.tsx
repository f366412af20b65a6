import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/actions/Button/Button.tsx';
import { Checkbox } from '../components/forms/Checkbox/Checkbox.tsx';
import { PopoverButton } from './PopoverButton.tsx';
import { OpenOnMount } from '../../tests/OpenOnMount.tsx';

const meta = {
  component: PopoverButton,
  title: 'Console/PopoverButton',
  args: {
    label: 'Who sees this',
    trigger: <Button variant="secondary">Who sees this?</Button>,
    children: 'Visitors who have verified their mobile number. Others see the first semester alone.',
  },
} satisfies Meta<typeof PopoverButton>;
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
export const Hindi: Story = {
  args: {
    label: 'यह किसे दिखता है',
    trigger: <Button variant="secondary">यह किसे दिखता है?</Button>,
    children: 'जिन आगंतुकों ने अपना मोबाइल नंबर सत्यापित किया है। बाकी लोगों को केवल पहला सेमेस्टर दिखता है।',
  },
};
