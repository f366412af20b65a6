import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './BarChart.tsx';

const meta = {
  component: BarChart,
  title: 'Content/BarChart',
  args: {
    label: 'People at each step',
    bars: [
      { label: 'Mobile number', value: 1250, text: '1,250' },
      { label: 'Details', value: 840, text: '840' },
      { label: 'One-time code', value: 610, text: '610' },
      { label: 'Done', value: 544, text: '544' },
    ],
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNotes: Story = {
  args: {
    bars: [
      { label: 'Mobile number', value: 1250, text: '1,250', note: '410 left here (33%) · half go on within 9 s' },
      { label: 'One-time code', value: 840, text: '840', note: '296 left here (35%) · half go on within 24 s' },
    ],
  },
};
export const ComparedAndLinked: Story = {
  args: {
    bars: [
      { label: 'Leads', value: 1250, text: '1,250', href: '#leads', before: 980, note: '980 before' },
      { label: 'Verified', value: 610, text: '610', href: '#verified', before: 720, note: '720 before' },
    ],
  },
};
export const AllZero: Story = {
  args: {
    bars: [
      { label: 'Mobile number', value: 0, text: '0' },
      { label: 'Details', value: 0, text: '0' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    bars: [
      {
        label: 'Applicants of the Bachelor of Computer Applications in Artificial Intelligence and Data Science',
        value: 12,
        text: '12',
      },
      {
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        value: 7,
        text: '7',
      },
    ],
  },
};
export const Hindi: Story = {
  args: {
    label: 'हर चरण पर लोग',
    bars: [
      { label: 'मोबाइल नंबर', value: 1250, text: '1,250', note: '410 यहीं रुके (33%)' },
      { label: 'विवरण', value: 840, text: '840' },
    ],
  },
};
