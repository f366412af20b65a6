import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const policy = `<p>Admission is open to every person who meets the <a href="/rules">rules of eligibility</a>. There is no entrance test.</p>
<h3>Documents</h3><ul><li>Mark sheets of class 10 and class 12</li><li>A photograph</li><li>Proof of identity</li></ul>
<blockquote>Bring the originals once, and never again.</blockquote>
<table><tbody><tr><th>Fee</th><th>Amount</th></tr><tr><td>Registration</td><td>₹1,000</td></tr><tr><td>Re-appear, a subject</td><td>₹500</td></tr></tbody></table>`;

const meta = { component: Prose, title: 'Text/Prose', args: { html: policy } } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hindi: Story = { args: { html: '<p>प्रवेश उन सभी के लिए खुला है जो पात्रता पूरी करते हैं। शुल्क ₹1,000 है।</p>' } };
export const WideTable: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    html: `<h2>Fees of each plan</h2><table><tbody><tr>${['Plan', 'Down payment', 'Months', 'Interest', 'Processing', 'Monthly'].map((name) => `<th>${name}</th>`).join('')}</tr><tr>${['Six months', '₹5,000', '6', '0%', '₹500', '₹4,641'].map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`,
  },
};
export const Children: Story = {
  args: {
    html: undefined,
    children: (
      <>
        <p>What is written in the page itself stands in the same style.</p>
        <ol>
          <li>One</li>
          <li>Two</li>
        </ol>
      </>
    ),
  },
};
