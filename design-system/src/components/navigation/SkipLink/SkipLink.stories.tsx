import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  title: 'Navigation/SkipLink',
  // In a page of its own, which has one `main`.
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          Press Tab to see the link, Enter to come here.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hindi: Story = { args: { label: 'सीधे मुख्य भाग पर जाएँ' } };
