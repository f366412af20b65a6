import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { InPageNav } from './InPageNav.tsx';

const names = [
  'About',
  'Why choose us',
  'Career roadmap',
  'Structure',
  'Fees',
  'Admission',
  'Certificate',
  'Questions',
];
const items = names.map((label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label }));

const meta = { component: InPageNav, title: 'Navigation/InPageNav', args: { items } } satisfies Meta<typeof InPageNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** The headings of a long text, beside it. */
export const Column: Story = {
  args: {
    column: true,
    items: [...items, { id: 'long', label: 'What happens when you miss an examination, and what it costs' }],
  },
};
export const TwoSections: Story = { args: { items: items.slice(0, 2) } };
export const Hindi: Story = {
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
  args: {
    items: ['परिचय', 'संरचना', 'शुल्क', 'प्रवेश', 'प्रमाणपत्र'].map((label, at) => ({ id: `part-${at}`, label })),
  },
};
