import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';

const meta = {
  component: RichTextEditor,
  title: 'Console/RichTextEditor',
  args: {
    label: 'Answer',
    value: '<p>Yes. The programme is <strong>UGC entitled</strong>; see <a href="/recognition">Recognition</a>.</p>',
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', placeholder: 'Answer in two or three sentences.' } };
export const WithTable: Story = {
  args: {
    value:
      '<h2>Fees</h2><table><tbody><tr><th><p>Plan</p></th><th><p>Amount</p></th></tr><tr><td><p>Lumpsum</p></td><td><p>₹32,848</p></td></tr></tbody></table><ul><li><p>Registration fee included</p></li></ul>',
  },
};
export const WithError: Story = {
  args: { value: '', error: 'Write an answer before you publish.', help: 'Shown under the question.' },
};
export const ReadOnly: Story = { args: { readOnly: true } };

function Held({ value: first, onChange, ...args }: RichTextEditorProps) {
  const [value, setValue] = useState(first);
  return (
    <RichTextEditor
      {...args}
      value={value}
      onChange={(html) => {
        setValue(html);
        onChange(html);
      }}
    />
  );
}
