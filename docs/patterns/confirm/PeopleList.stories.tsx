import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastProvider } from '@prospectus/design-system';
import { PeopleList } from './PeopleList.tsx';

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const meta = {
  component: PeopleList,
  title: 'Patterns/Confirmation and undo',
  tags: ['!autodocs'],
  args: {
    people: [
      { id: 'anita', name: 'Anita Rao', role: 'Administrator' },
      { id: 'farhan', name: 'Farhan Qureshi', role: 'Live lectures' },
      { id: 'meera', name: 'Meera Venkatasubramanian Iyer', role: 'Live lectures' },
    ],
    remove: () => after(500),
    restore: () => after(300),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof PeopleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Removing fails. */
export const Failing: Story = {
  args: {
    remove: async () => {
      await after(400);
      throw new TypeError('Failed to fetch');
    },
  },
};
