import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  title: 'Forms/Field',
  args: { label: 'Starts on', children: (control) => <input type="date" {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHelp: Story = { args: { help: 'Dates are in Indian time.' } };
export const WithError: Story = { args: { error: 'This date is in the past. Choose today or later.' } };
export const WithCounter: Story = {
  args: {
    label: 'Short name',
    help: 'Shown in the menu.',
    counter: <span style={{ marginLeft: 'auto' }}>6 of 30</span>,
    children: (control) => <input defaultValue="Online" {...control} />,
  },
};
export const Hindi: Story = {
  args: { label: 'आरंभ की तारीख', help: 'तारीखें भारतीय समय में हैं।', error: 'यह तारीख बीत चुकी है। आज या बाद की तारीख चुनें।' },
};
