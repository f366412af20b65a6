import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const meta = {
  component: Steps,
  title: 'Content/Steps',
  args: {
    items: [
      { title: 'Register', description: 'On the admission portal, with your phone and e-mail.' },
      { title: 'Submit the form', description: 'Signed and online.' },
      { title: 'Upload documents', description: 'Mark sheets and a photograph.' },
      { title: 'Wait for the check', description: 'Of documents and eligibility.' },
      { title: 'Pay the fee', description: 'And receive your registration number.' },
    ],
    headingLevel: 2,
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitlesAlone: Story = { args: { items: [{ title: 'Ask' }, { title: 'Answer' }] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
