import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgrammePage } from './ProgrammePage.tsx';

const meta = {
  component: ProgrammePage,
  title: 'Patterns/A marketing page',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ProgrammePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
