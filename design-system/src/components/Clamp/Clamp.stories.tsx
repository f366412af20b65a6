import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Clamp } from './Clamp.tsx';

const outcome =
  'You learn to read a statistic before you quote it, to write a page that a busy person finishes, and to defend it in public. ';

const meta = {
  component: Clamp,
  title: 'Content/Clamp',
  args: { children: <Text>{outcome.repeat(6)}</Text> },
} satisfies Meta<typeof Clamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShortTextNeedsNoControl: Story = { args: { children: <Text>{outcome}</Text> } };
export const OwnLabels: Story = { args: { moreLabel: 'Read the whole disclaimer', lessLabel: 'Fold the disclaimer' } };
