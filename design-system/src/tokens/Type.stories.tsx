import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/Stack/Stack.tsx';
import { family, size } from './type.ts';

const meta = {
  title: 'Foundations/Type',
  render: () => <Scale of={family.display} words="Study where you are, ₹32,848" />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Text: Story = { render: () => <Scale of={family.text} words="Plan ten hours a week, ₹32,848" /> };
export const Hindi: Story = { render: () => <Scale of={family.text} words="हर सप्ताह दस घंटे, ₹32,848" /> };

function Scale({ of, words }: { of: string; words: string }) {
  return (
    <Stack>
      {Object.entries(size)
        .toReversed()
        .map(([name, fontSize]) => (
          <div key={name}>
            <small>{name}</small>
            <div style={{ fontFamily: of, fontSize, lineHeight: 1.2 }}>{words}</div>
          </div>
        ))}
    </Stack>
  );
}
