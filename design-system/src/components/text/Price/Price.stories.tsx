import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = { component: Price, title: 'Text/Price', args: { amount: 32848 } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lakhs: Story = { args: { amount: 1250000 } };
export const Nothing: Story = { args: { amount: 0 } };
export const Crores: Story = { args: { amount: 12500000 } };
