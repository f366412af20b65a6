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

export const WithLimit: Story = { args: { limit: 400, help: 'Shown under the question.' } };
export const TooLong: Story = { args: { limit: 40 } };
export const Hindi: Story = {
  args: {
    label: 'उत्तर',
    lang: 'hi',
    value:
      '<h2>मान्यता</h2><p>जी हाँ। यह कार्यक्रम <strong>विश्वविद्यालय अनुदान आयोग</strong> से मान्यता प्राप्त है।</p><ul><li><p>सरकारी नौकरी के लिए मान्य</p></li><li><p>आगे की पढ़ाई के लिए मान्य</p></li></ul>',
  },
};
export const Full: Story = {
  args: {
    value:
      '<h2>How fees are paid</h2><p>Fees are paid <em>before each semester</em>, <strong>annually</strong> or <u>at once</u>.</p><h3>What is included</h3><ol><li><p>Registration</p><ul><li><p>paid once</p></li></ul></li><li><p>Examinations</p></li></ol><blockquote><p>Keep the receipt until convocation.</p></blockquote><h4>Plans</h4><table><tbody><tr><th><p>Plan</p></th><th><p>Each</p></th><th><p>Total</p></th><th><p>When</p></th></tr><tr><td><p>Semester</p></td><td><p>₹21,899</p></td><td><p>₹87,596</p></td><td><p>Before the first class of each semester</p></td></tr><tr><td><p>Lumpsum</p></td><td><p>₹32,848</p></td><td><p>₹32,848</p></td><td><p>At admission</p></td></tr></tbody></table><hr><p>Ask <a href="mailto:fees@example.edu">the accounts office</a>.</p>',
    limit: 2000,
    help: 'Shown under the question.',
  },
};

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
