import type { Meta, StoryObj } from '@storybook/react-vite';

import { PhoneMessage } from './PhoneMessage.tsx';

const meta = {
  title: 'Feedback/PhoneMessage',
  component: PhoneMessage,
  args: { owner: '+91 98765 43210', children: '4821 is your one-time code. It is valid for 5 minutes.' },
} satisfies Meta<typeof PhoneMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = { args: { children: 'No message yet…' } };

export const WithNote: Story = { args: { note: 'A demonstration: nothing was sent to a real phone.' } };

export const Hindi: Story = {
  args: {
    owner: '+44 20 7946 0958',
    children: 'आपका वन-टाइम कोड 4821 है। यह 5 मिनट के लिए मान्य है। कृपया इसे किसी के साथ साझा न करें।',
  },
};

export const LongMessage: Story = {
  args: {
    owner: '+44 20 7946 0958',
    note: 'A demonstration: nothing was sent to a real phone.',
    children:
      '4821 is your one-time code for Meridian University Online. It is valid for 5 minutes. Never share it: our counsellors do not ask for it. https://meridian.example/verify-your-number-and-continue',
  },
};
