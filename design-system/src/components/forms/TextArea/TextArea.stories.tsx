import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  title: 'Forms/TextArea',
  args: { label: 'Your question', name: 'question' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer =
  'Yes. The degree is recognised by the University Grants Commission and equal to one earned on campus. Employers in India, government departments included, accept it, and it counts as eligibility for further study.';

export const Default: Story = {};
export const WithHelp: Story = { args: { help: 'A counsellor answers within one working day.' } };
export const Filled: Story = { args: { defaultValue: answer } };
export const WithLimit: Story = {
  args: { label: 'Summary', limit: 300, help: 'Shown on the card.', defaultValue: answer },
};
export const TooLong: Story = {
  args: {
    label: 'Summary',
    limit: 160,
    defaultValue: answer,
    error: 'Shorten the summary to 160 characters, or the card cuts it off.',
  },
};
export const WithError: Story = { args: { error: 'Write your question, so that a counsellor can answer it.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: answer } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: answer } };
export const Hindi: Story = {
  args: {
    label: 'आपका प्रश्न',
    help: 'परामर्शदाता एक कार्यदिवस में उत्तर देंगे।',
    defaultValue: 'क्या यह डिग्री सरकारी नौकरी के लिए मान्य है? मुझे यह भी जानना है कि शुल्क किस्तों में कब-कब देना होगा।',
    lang: 'hi',
    limit: 300,
  },
};
export const Full: Story = {
  args: { defaultValue: Array.from({ length: 24 }, (_, line) => `${line + 1}. ${answer}`).join('\n'), limit: 6000 },
};
