import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Prose } from '../../text/Prose/Prose.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { AsideLayout } from './AsideLayout.tsx';

const paragraphs = (count: number) =>
  '<p>Half of the monthly payments are waived for learners whose family earns less than five lakh rupees a year. Send the certificate of income with your form; the office answers within ten working days.</p>'.repeat(
    count,
  );

const card = (lines: number) => (
  <Card as="section" aria-label="Questions">
    <Stack gap={1}>
      <Heading level={2} size="h4">
        Questions?
      </Heading>
      {Array.from({ length: lines }, (_, at) => (
        <Text key={at}>Call us from nine to six, Monday to Saturday.</Text>
      ))}
    </Stack>
  </Card>
);

const meta = {
  component: AsideLayout,
  title: 'Layout/AsideLayout',
  args: { children: <Prose html={paragraphs(8)} />, aside: card(1) },
} satisfies Meta<typeof AsideLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DeskOnly: Story = { args: { desktopOnly: true } };
export const WithoutAside: Story = { args: { aside: undefined } };
export const TallAside: Story = { args: { aside: card(14) } };
export const ShortContent: Story = { args: { children: <Prose html={paragraphs(1)} /> } };
export const Hindi: Story = {
  args: {
    children: <Prose html="<p>जिन परिवारों की वार्षिक आय पाँच लाख रुपये से कम है, उनके लिए आधी मासिक किस्तें माफ़ हैं।</p>" />,
  },
};
