import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../language/hindi.json';
import { TextsProvider } from '../language/TextsProvider.tsx';
import { PageLinks } from './PageLinks.tsx';

const meta = {
  component: PageLinks,
  title: 'Console/PageLinks',
  args: { page: 4, pages: 12, href: (page) => (page === 1 ? '/blog' : `/blog?page=${page}`) },
} satisfies Meta<typeof PageLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const OnePageShowsNothing: Story = { args: { page: 1, pages: 1 } };
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
