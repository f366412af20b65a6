import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaCard } from '../MediaCard/MediaCard.tsx';
import { CardRow } from './CardRow.tsx';

const names = [
  'Data Analytics',
  'Cyber Security',
  'Internet of Things',
  'Full Stack Development',
  'Cloud Computing',
  'German',
  'Japanese',
  'French',
];
const cards = (count: number) =>
  names
    .slice(0, count)
    .map((name) => (
      <MediaCard key={name} title={name} href={`/${name}`} cover={{ seed: name }} meta="6 months · Online" />
    ));

const meta = {
  component: CardRow,
  title: 'Content/CardRow',
  args: { label: 'Other courses', children: cards(8) },
} satisfies Meta<typeof CardRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewMakeAGrid: Story = { args: { children: cards(3) } };
export const OneCard: Story = { args: { children: cards(1) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
