import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Icon, iconNames } from './Icon.tsx';

const meta = { component: Icon, title: 'Actions/Icon', args: { name: 'rupee', size: 32 } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EverySign: Story = {
  render: ({ size }) => (
    <Stack direction="row">
      {iconNames.map((name) => (
        <Stack key={name} gap={0.5} align="center">
          <Icon name={name} size={size} />
          <Text as="span" size="small">
            {name}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};
export const UnknownName: Story = { args: { name: 'no-such-sign' } };
export const ReadAloud: Story = { args: { name: 'lock', label: 'Kept private' } };
