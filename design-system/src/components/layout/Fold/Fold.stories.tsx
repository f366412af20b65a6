import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../text/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Fold } from './Fold.tsx';

const groups = ['Marketing', 'Finance', 'Human resources', 'Analytics', 'Operations'];

const meta = {
  component: Fold,
  title: 'Layout/Fold',
  args: {
    label: 'All five groups',
    children: (
      <Stack gap={1}>
        {groups.map((group) => (
          <Text key={group}>{group}: three subjects in the third semester, two in the fourth.</Text>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtEveryWidth: Story = { args: { on: 'always' } };
export const Band: Story = { args: { on: 'always', look: 'band', label: 'What you study and where it leads' } };
export const Hindi: Story = {
  args: { label: 'पाँचों समूह देखें', children: <Text>तीसरे सत्र में तीन विषय, चौथे में दो।</Text> },
};
