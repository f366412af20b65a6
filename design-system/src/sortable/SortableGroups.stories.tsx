import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortableGroups } from './SortableGroups.tsx';

interface Semester {
  name: string;
}
interface Subject {
  code: string;
  title: string;
}

const subject = (code: string, title: string): Subject => ({ code, title });

const meta = {
  component: SortableGroups<Semester, Subject>,
  title: 'Console/SortableGroups',
  args: {
    groups: [
      {
        group: { name: 'Semester 1' },
        items: [
          subject('ECO101', 'Principles of Economics'),
          subject('STA101', 'Statistics'),
          subject('MGT103', 'Organisational Behaviour'),
        ],
      },
      {
        group: { name: 'Semester 2' },
        items: [subject('FIN201', 'Financial Management'), subject('RES201', 'Research Methodology')],
      },
      { group: { name: 'Semester 3' }, items: [] },
    ],
    groupId: (group: Semester) => group.name,
    groupLabel: (group: Semester) => group.name,
    itemId: (item: Subject) => item.code,
    itemLabel: (item: Subject) => item.title,
    renderGroup: (group: Semester) => group.name,
    renderItem: (item: Subject) => item.title,
    onReorder: () => undefined,
  },
} satisfies Meta<typeof SortableGroups<Semester, Subject>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneEmptyGroup: Story = { args: { groups: [{ group: { name: 'Semester 1' }, items: [] }] } };
export const Hindi: Story = {
  args: {
    emptyText: 'यहाँ अभी कुछ नहीं है। कोई विषय यहाँ लाएँ।',
    groups: [
      {
        group: { name: 'पहला सेमेस्टर' },
        items: [subject('HI1', 'अर्थशास्त्र के सिद्धांत'), subject('HI2', 'सांख्यिकी')],
      },
      { group: { name: 'दूसरा सेमेस्टर' }, items: [] },
    ],
  },
};
export const Many: Story = {
  args: {
    groups: Array.from({ length: 4 }, (_, at) => ({
      group: { name: `Semester ${at + 1}` },
      items: Array.from({ length: 10 }, (_unused, index) =>
        subject(`S${at}${index}`, `Elective ${index + 1}: Advanced Topics in International Business and Public Policy`),
      ),
    })),
  },
};
