import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  title: 'Navigation/Breadcrumbs',
  args: {
    items: [{ label: 'Home', href: '/' }, { label: 'Online MA', href: '/online-ma' }, { label: 'Political Science' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneStep: Story = { args: { items: [{ label: 'Home' }] } };
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Diploma in Artificial Intelligence and Machine Learning', href: '/ai' },
      { label: 'Registration, examination and other fees' },
    ],
  },
};
export const Hindi: Story = {
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
  args: {
    items: [{ label: 'मुखपृष्ठ', href: '/' }, { label: 'ऑनलाइन एम.ए.', href: '/online-ma' }, { label: 'राजनीति विज्ञान' }],
  },
};
