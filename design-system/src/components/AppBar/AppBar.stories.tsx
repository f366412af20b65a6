import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { AppBar } from './AppBar.tsx';

const meta = {
  component: AppBar,
  title: 'Navigation/AppBar',
  args: {
    brand: <Logo name="Meridian" descriptor="University Online" />,
    currentHref: '/recognition',
    actions: <Button size="small">Apply Now</Button>,
    items: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      {
        label: 'Student Corner',
        items: [
          { label: 'Assessments', href: '/assessments' },
          { label: 'Discussion Forum', href: '/discussion-forum' },
          { label: 'Learning portal', href: 'https://learn.example', external: true },
        ],
      },
      { label: 'Recognition', href: '/recognition' },
      { label: 'Contact Us', href: '/contact' },
    ],
  },
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutActions: Story = { args: { actions: undefined } };
export const FewEntries: Story = { args: { items: [{ label: 'Home', href: '/' }] } };
