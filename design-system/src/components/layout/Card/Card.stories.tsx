import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  title: 'Layout/Card',
  args: {
    children: (
      <Stack gap={1}>
        <Heading level={2} size="h4">
          Classes at the weekend
        </Heading>
        <Text tone="muted">Saturday and Sunday, 10:00 to 13:00, recorded for those who miss one.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent', padding: 'large' } };
export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    children: (
      <div style={{ position: 'relative', aspectRatio: '3 / 1' }}>
        <Lattice seed="weekend" />
      </div>
    ),
  },
};
export const Hindi: Story = {
  args: {
    children: (
      <Stack gap={1}>
        <Heading level={2} size="h4">
          सप्ताहांत पर कक्षाएँ
        </Heading>
        <Text tone="muted">शनिवार और रविवार, 10:00 से 13:00; जो छूट जाए, उसके लिए रिकॉर्डिंग।</Text>
      </Stack>
    ),
  },
};
