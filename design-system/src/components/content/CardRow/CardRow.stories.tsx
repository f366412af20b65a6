import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
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
export const UnevenCards: Story = {
  args: {
    children: names
      .slice(0, 5)
      .map((name, at) => (
        <MediaCard
          key={name}
          title={name}
          href={`/${name}`}
          cover={{ seed: name }}
          linkText="View"
          description={
            at % 2 ? undefined : 'From the first query to a model that your manager trusts, in a year of evenings.'
          }
        />
      )),
  },
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
    label: 'अन्य पाठ्यक्रम',
    children: ['डेटा विश्लेषण', 'साइबर सुरक्षा', 'क्लाउड कंप्यूटिंग', 'जापानी भाषा', 'फ़्रेंच भाषा'].map((name) => (
      <MediaCard key={name} title={name} href={`/${name}`} cover={{ seed: name }} meta="6 महीने · ऑनलाइन" />
    )),
  },
};
