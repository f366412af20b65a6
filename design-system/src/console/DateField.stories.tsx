import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../language/hindi.json';
import { TextsProvider } from '../language/TextsProvider.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  title: 'Console/DateField',
  args: { label: 'Starts on', value: '2026-03-05', onChange: () => undefined },
  render: function Owner(props) {
    const [value, setValue] = useState(props.value);
    return <DateField {...props} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', requiredMark: true } };
export const WithError: Story = { args: { error: 'It has passed already.', help: 'As it is in India.' } };
export const Hindi: Story = {
  args: { label: 'आरंभ' },
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
};
