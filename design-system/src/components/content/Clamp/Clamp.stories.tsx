import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Clamp } from './Clamp.tsx';

const outcome =
  'You learn to read a statistic before you quote it, to write a page that a busy person finishes, and to defend it in public. ';

const meta = {
  component: Clamp,
  title: 'Content/Clamp',
  args: { children: <Text>{outcome.repeat(6)}</Text>, subject: 'What you will be able to do' },
} satisfies Meta<typeof Clamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShortTextNeedsNoControl: Story = { args: { children: <Text>{outcome}</Text> } };
export const OneOfAGroup: Story = {
  args: { group: 'reading' },
  render: (args) => (
    <Stack gap={3}>
      <Clamp {...args} subject="What is a statistic?" />
      <Clamp {...args} subject="What is an essay?" />
    </Stack>
  ),
};
export const Hindi: Story = {
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
  args: {
    subject: 'आप क्या सीखेंगे',
    children: (
      <Text>
        {'आप किसी आँकड़े को दोहराने से पहले उसे पढ़ना सीखते हैं, और ऐसा पृष्ठ लिखना जिसे व्यस्त व्यक्ति भी पूरा पढ़ ले। '.repeat(8)}
      </Text>
    ),
  },
};
