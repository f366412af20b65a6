import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  title: 'Navigation/Pagination',
  args: { page: 4, pages: 12, href: (page) => (page === 1 ? '/blog' : `/blog?page=${page}`) },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 12 } };
export const TwoPages: Story = { args: { page: 1, pages: 2 } };
export const OnePageShowsNothing: Story = { args: { page: 1, pages: 1 } };
export const ThousandsOfPages: Story = { args: { page: 123_456, pages: 250_000 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Hindi: Story = {
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
};
