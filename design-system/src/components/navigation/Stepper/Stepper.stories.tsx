import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper, type StepperProps } from './Stepper.tsx';

const steps = [
  { title: 'Your details', description: 'Name, phone and e-mail' },
  { title: 'Documents', description: 'Mark sheets and a photograph' },
  { title: 'Verification', description: 'By the admission office, within two days' },
  { title: 'Fee', description: 'Online, in one payment or in instalments' },
];

const meta = {
  component: Stepper,
  title: 'Navigation/Stepper',
  args: { label: 'Your application', steps: steps.map(({ title }) => ({ title })), current: 2 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstStep: Story = { args: { current: 1 } };
export const AllDone: Story = { args: { current: 5 } };
export const WaysBack: Story = {
  args: { steps: steps.map((step, at) => ({ ...step, href: `/apply/${at + 1}` })), current: 3 },
};
export const Down: Story = { args: { direction: 'down', steps } };
export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
};
export const LongTitles: Story = {
  args: {
    steps: [
      { title: 'Details of the applicant and of one parent or guardian' },
      { title: 'Documents of identity, age and earlier education' },
      { title: 'Declaration' },
    ],
  },
};
export const Hindi: Story = {
  args: {
    label: 'आपका आवेदन',
    doneLabel: 'पूरा हुआ',
    positionLabel: (at, of) => `${of} में से चरण ${at}`,
    steps: ['आपका विवरण', 'दस्तावेज़', 'सत्यापन', 'शुल्क'].map((title) => ({ title })),
  },
};
export const Pressed: Story = { render: (args) => <Flow {...args} /> };

function Flow(args: StepperProps) {
  const [current, setCurrent] = useState(args.current);
  return <Stepper {...args} current={current} onSelect={setCurrent} />;
}
