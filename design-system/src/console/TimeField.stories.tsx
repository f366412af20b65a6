import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../language/hindi.json';
import { TextsProvider } from '../language/TextsProvider.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  component: TimeField,
  title: 'Console/TimeField',
  args: { label: 'Start time', value: '09:30', onChange: () => undefined },
  render: function Owner(props) {
    const [value, setValue] = useState(props.value);
    return <TimeField {...props} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', requiredMark: true } };
export const WithError: Story = { args: { error: 'It has passed already.', help: 'As it is in India.' } };
export const Hindi: Story = {
  args: { label: 'आरंभ का समय' },
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
};
