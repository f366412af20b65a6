import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField.tsx';
import { FormSummary } from './FormSummary.tsx';

const meta = {
  component: FormSummary,
  title: 'Forms/FormSummary',
  args: {
    problems: [
      { fieldId: 'summary-name', label: 'Name', message: 'Please enter valid details.' },
      { fieldId: 'summary-email', label: 'Email', message: 'Please enter valid email.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxWidth: 560 }}>
        <Story />
        <TextField id="summary-name" label="Name" />
        <TextField id="summary-email" label="Email" type="email" />
      </div>
    ),
  ],
} satisfies Meta<typeof FormSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutField: Story = {
  args: {
    title: 'Your enquiry was not sent',
    problems: [{ message: 'The connection was lost. Nothing you typed is lost; please send it again.' }],
  },
};
export const Nothing: Story = { args: { problems: [] } };
export const Many: Story = {
  args: {
    title: '12 fields need a second look',
    problems: Array.from({ length: 12 }, (_, index) => ({
      fieldId: 'summary-name',
      label: `Question ${index + 1}`,
      message: `Write an answer of at least twenty characters before you publish.`,
    })),
  },
};
export const Hindi: Story = {
  args: {
    title: 'कृपया इन्हें जाँच लें',
    problems: [
      { fieldId: 'summary-name', label: 'नाम', message: 'अपना पूरा नाम लिखें।' },
      { fieldId: 'summary-email', label: 'ईमेल', message: 'सही पता लिखें।' },
    ],
  },
};
