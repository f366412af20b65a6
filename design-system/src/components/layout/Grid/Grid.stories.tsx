import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const cards = (count: number) =>
  ['Register', 'Submit the form', 'Upload documents', 'Wait for the check', 'Pay the fee']
    .slice(0, count)
    .map((title) => <Card key={title}>{title}</Card>);

const meta = { component: Grid, title: 'Layout/Grid', args: { children: cards(5) } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NarrowColumns: Story = { args: { min: 160, gap: 1 } };
export const OneCellKeepsItsSize: Story = { args: { children: cards(1) } };
export const FortyCells: Story = {
  args: { min: 140, gap: 1, children: Array.from({ length: 40 }, (_, at) => <Card key={at}>Centre {at + 1}</Card>) },
};
export const UnevenHeights: Story = {
  args: {
    align: 'start',
    children: ['Short.', 'A cell with a good deal more to say, so that it takes several lines.', 'Short again.'].map(
      (words) => <Card key={words}>{words}</Card>,
    ),
  },
};
