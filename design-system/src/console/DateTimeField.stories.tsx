import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../language/hindi.json';
import { TextsProvider } from '../language/TextsProvider.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  component: DateTimeField,
  title: 'Console/DateTimeField',
  args: { label: 'Publish at', value: '2026-03-05T09:30', onChange: () => undefined },
  render: function Owner(props) {
    const [value, setValue] = useState(props.value);
    return <DateTimeField {...props} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', requiredMark: true } };
export const WithError: Story = { args: { error: 'It has passed already.', help: 'As it is in India.' } };
export const Hindi: Story = {
  args: { label: 'प्रकाशन का समय' },
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
};
