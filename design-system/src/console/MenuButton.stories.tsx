import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/actions/Button/Button.tsx';
import { OpenOnMount } from '../../tests/OpenOnMount.tsx';
import { MenuButton } from './MenuButton.tsx';

const meta = {
  component: MenuButton,
  title: 'Console/MenuButton',
  args: {
    label: 'More for “How are fees paid?”',
    trigger: (
      <Button variant="secondary" endIcon="chevron-down">
        More
      </Button>
    ),
    items: [
      { label: 'See it on the site', icon: 'external', href: '/online-mba#faqs' },
      { label: 'Duplicate', icon: 'document', onSelect: () => undefined },
      { label: 'History', icon: 'clock', onSelect: () => undefined, hint: 'H' },
      { label: 'Move to the trash', tone: 'danger', separatorBefore: true, onSelect: () => undefined },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  decorators: [
    (Story) => (
      <OpenOnMount>
        <Story />
      </OpenOnMount>
    ),
  ],
  // In a frame of its own: what opens takes the focus.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
};
export const WithDisabled: Story = {
  args: {
    items: [
      { label: 'Publish', icon: 'check', disabled: true, hint: 'Nothing changed' },
      { label: 'Schedule', icon: 'calendar', onSelect: () => undefined },
      { label: 'Unpublish', tone: 'danger', separatorBefore: true, onSelect: () => undefined },
    ],
  },
};
export const Hindi: Story = {
  args: {
    label: 'इस प्रश्न के लिए और',
    trigger: <Button variant="secondary">और विकल्प</Button>,
    items: [
      { label: 'साइट पर देखें', icon: 'external', href: '/online-mba#faqs' },
      { label: 'प्रतिलिपि बनाएँ', icon: 'document', onSelect: () => undefined },
      { label: 'रद्दी में डालें', tone: 'danger', separatorBefore: true, onSelect: () => undefined },
    ],
  },
};
