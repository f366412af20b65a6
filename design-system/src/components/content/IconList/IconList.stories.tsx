import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/Link/Link.tsx';
import { IconList } from './IconList.tsx';

const meta = {
  component: IconList,
  title: 'Content/IconList',
  args: {
    items: [
      { title: 'Live classes at weekends', description: 'Every lecture stays recorded for a week.', icon: 'video' },
      {
        title: 'A mentor for every thirty',
        description: 'One person knows your name from the first week.',
        icon: 'users',
      },
      { title: 'Assessed by essays', description: 'You write, somebody reads, you talk about it.', icon: 'document' },
      {
        title: 'One certificate for all modes',
        description: 'It says what the one from the campus says.',
        icon: 'award',
      },
    ],
  },
} satisfies Meta<typeof IconList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitlesAlone: Story = { args: { items: [{ title: 'Python' }, { title: 'SQL' }, { title: 'Tableau' }] } };
export const OneItem: Story = { args: { items: [{ title: 'Any bachelor’s degree', icon: 'check' }] } };
export const WithLinks: Story = {
  args: {
    items: [
      {
        title: 'Audited accounts',
        description: (
          <>
            By an auditor from outside. <Link href="#accounts">Read the report</Link>
          </>
        ),
        icon: 'shield',
      },
      { title: 'A register of its own', description: <Link href="#register">Look yourself up</Link>, icon: 'users' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        title: 'Examinations in forty cities, in every state that has a railway station with more than three platforms',
        description: 'You choose the city when you fill the form, and may change it until fifteen days before the day.',
        icon: 'location',
      },
      { title: 'Interdisciplinarytelecommunicationsengineering', icon: 'globe' },
    ],
  },
};
export const Hindi: Story = {
  args: {
    items: [
      { title: 'सप्ताहांत पर सीधी कक्षाएँ', description: 'हर व्याख्यान एक सप्ताह तक देखा जा सकता है।', icon: 'video' },
      { title: 'तीस पर एक मार्गदर्शक', description: 'पहले सप्ताह से कोई आपका नाम जानता है।', icon: 'users' },
    ],
  },
};
