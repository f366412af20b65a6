import type { Meta, StoryObj } from '@storybook/react-vite';
import hindi from '../../../language/hindi.json';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Logo } from '../../brand/Logo/Logo.tsx';
import { OpenOnMount } from '../../../../tests/OpenOnMount.tsx';
import { AppBar } from './AppBar.tsx';
import type { NavItem } from './nav-item.ts';

const link = (label: string): NavItem => ({ label, href: `/${label.toLowerCase().replaceAll(/[ ,]+/g, '-')}` });
const group = (label: string, ...links: string[]): NavItem => ({ label, items: links.map(link) });

const corner: NavItem = {
  label: 'Student Corner',
  items: [
    link('Assessments'),
    link('Discussion Forum'),
    { label: 'Learning portal', href: 'https://learn.example', external: true },
  ],
};

const programmes: NavItem = {
  label: 'Programmes',
  href: '/programmes',
  allLabel: 'All programmes',
  items: [
    group('Bachelor’s degrees', 'BA', 'BBA', 'BCA', 'BCom', 'BCom Honours', 'BA Journalism', 'BSc Data Science'),
    group(
      'Master’s degrees',
      'MA English',
      'MA Mass Communication',
      'MA Political Science',
      'MBA',
      'MBA Plus',
      'MCA',
      'MCom',
      'MSc Mathematics',
    ),
    group(
      'Diplomas',
      'Artificial Intelligence and Machine Learning',
      'Cyber Security',
      'Data Analytics',
      'Digital Marketing',
      'Supply Chain Management',
    ),
    group(
      'Certificates',
      'Block Chain Management',
      'Cloud Computing',
      'French',
      'Full Stack Development',
      'German',
      'Internet of Things',
      'Japanese',
      'Sanskrit',
      'Spanish',
    ),
  ],
};

const meta = {
  component: AppBar,
  title: 'Navigation/AppBar',
  args: {
    brand: <Logo name="Meridian" descriptor="University Online" />,
    currentHref: '/recognition',
    actions: <Button size="small">Apply Now</Button>,
    items: [link('Home'), link('About'), corner, link('Recognition'), link('Contact Us')],
  },
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MegaMenu: Story = {
  args: {
    items: [link('Home'), programmes, corner, link('Recognition'), link('Contact Us')],
    currentHref: '/cloud-computing',
  },
};
export const MegaMenuOpen: Story = {
  ...MegaMenu,
  decorators: [
    (Story) => (
      <OpenOnMount>
        <Story />
      </OpenOnMount>
    ),
  ],
  // In a frame of its own: what opens takes the focus.
  parameters: { docs: { story: { inline: false, height: '620px' } } },
};
export const WithDescriptions: Story = {
  args: {
    items: [
      {
        label: 'Admission',
        items: [
          { ...link('Admission Policy'), description: 'Who may join, and what happens when a document is late.' },
          { ...link('Registration Process'), description: 'Five steps, from the form to your registration number.' },
        ],
      },
      link('Fees'),
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneMegaMenu: Story = { ...MegaMenu, globals: { viewport: { value: 'phone' } } };
export const PhoneMenuOpen: Story = { ...MegaMenuOpen, ...Phone };
export const WithoutActions: Story = { args: { actions: undefined } };
export const FewEntries: Story = { args: { items: [link('Home')] } };
export const Hindi: Story = {
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <Story />
      </TextsProvider>
    ),
  ],
  args: {
    currentHref: '/fees',
    actions: <Button size="small">आवेदन करें</Button>,
    items: [
      { label: 'मुखपृष्ठ', href: '/' },
      {
        label: 'पाठ्यक्रम',
        items: [
          { label: 'स्नातक', items: [{ label: 'कला स्नातक', href: '/ba' }] },
          { label: 'स्नातकोत्तर', items: [{ label: 'राजनीति विज्ञान', href: '/ma' }] },
        ],
      },
      { label: 'शुल्क', href: '/fees' },
    ],
  },
};
