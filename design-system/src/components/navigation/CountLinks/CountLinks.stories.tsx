import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountLinks } from './CountLinks.tsx';

const meta = {
  component: CountLinks,
  title: 'Navigation/CountLinks',
  args: {
    label: 'Programmes by level',
    links: [
      { label: 'Bachelors', href: '#bachelors', count: 3 },
      { label: 'Masters', href: '#masters', count: 5 },
      { label: 'Diplomas', href: '#diplomas', count: 3 },
      { label: 'Certificates', href: '#certificates', count: 7 },
    ],
  },
} satisfies Meta<typeof CountLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const One: Story = { args: { links: [{ label: 'Certificates', href: '#certificates', count: 1 }] } };
export const Hindi: Story = {
  args: {
    label: 'स्तर के अनुसार पाठ्यक्रम',
    links: [
      { label: 'स्नातक', href: '#snatak', count: 3 },
      { label: 'स्नातकोत्तर', href: '#snatakottar', count: 5 },
    ],
  },
};
