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
export const Stacked: Story = { args: { stacked: true } };
export const Ringed: Story = { args: { ringTint: 'plum' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    items: [
      {
        title: 'Submit the form, signed by you and, where you are under eighteen, by a parent or guardian',
        description:
          'The form asks for your earlier education, in the order in which you completed it, with the marks of each year.',
      },
      { title: 'Pay', description: 'Online.' },
    ],
  },
};
export const Hindi: Story = {
  args: {
    items: [
      { title: 'पंजीकरण करें', description: 'प्रवेश पोर्टल पर, अपने फ़ोन और ई-मेल से।' },
      { title: 'फ़ॉर्म भरें', description: 'ऑनलाइन और हस्ताक्षर सहित।' },
      { title: 'शुल्क दें', description: 'और अपना पंजीकरण क्रमांक पाएँ।' },
    ],
  },
};
