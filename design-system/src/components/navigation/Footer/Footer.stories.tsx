import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../brand/Logo/Logo.tsx';
import { Footer } from './Footer.tsx';

const column = (title: string, ...labels: string[]) => ({
  title,
  links: labels.map((label) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` })),
});

const meta = {
  component: Footer,
  title: 'Navigation/Footer',
  args: {
    brand: <Logo name="Meridian" descriptor="University Online" />,
    about: '14 Residency Road, Pune 411001. Monday to Saturday, 9:00 to 18:00.',
    columns: [
      column('Courses', 'Online BBA', 'Online BCom', 'Online MA', 'Online MBA', 'Online MCA'),
      column('Students', 'Assessments', 'Course Conduction', 'Discussion Forum', 'Live Lecture'),
      column('Admission', 'Admission Policy', 'Registration Process'),
    ],
    socials: [
      { label: 'Facebook', href: 'https://facebook.example', icon: 'facebook' },
      { label: 'Instagram', href: 'https://instagram.example', icon: 'instagram' },
      { label: 'YouTube', href: 'https://youtube.example', icon: 'youtube' },
    ],
    legal: '© 2025 Meridian University Online',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutColumns: Story = { args: { columns: [], socials: [] } };
export const LinesBelowTheLinks: Story = {
  args: {
    columns: [
      column('Courses', 'Online BBA', 'Online BCom'),
      {
        ...column('Admission', 'Admission Policy', 'Registration Process'),
        notes: ['Admission office: 1800 000 0108, Monday to Saturday', 'admissions@meridian.example'],
      },
    ],
  },
};
export const NineLinks: Story = {
  args: {
    columns: [
      column(
        'Courses',
        'BBA',
        'BCom',
        'BA',
        'MBA',
        'MA Political Science',
        'MA Mass Communication',
        'MA English',
        'MCA',
        'MCom',
      ),
    ],
  },
};
export const Hindi: Story = {
  args: {
    about: '14, रेज़िडेंसी रोड, पुणे 411001। सोमवार से शनिवार, 9:00 से 18:00।',
    columns: [
      { title: 'पाठ्यक्रम', links: [{ label: 'ऑनलाइन एम.ए.', href: '/online-ma' }] },
      { title: 'प्रवेश', links: [{ label: 'प्रवेश नीति', href: '/admission-policy' }] },
    ],
    legal: '© 2025 मेरिडियन यूनिवर्सिटी ऑनलाइन',
  },
};
