import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { hindi } from '../../../language/hindi.ts';
import { LinkCard } from '../../content/LinkCard/LinkCard.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const LEVELS = [
  { value: 'ug', label: 'Bachelor’s degrees' },
  { value: 'pg', label: 'Master’s degrees' },
];

const results = (
  <Grid>
    <LinkCard title="Master of Business Administration" href="#mba" meta="24 months · ₹1,20,000" headingLevel={2} />
    <LinkCard title="Master of Computer Applications" href="#mca" meta="24 months · ₹1,05,000" headingLevel={2} />
  </Grid>
);

const meta = {
  component: FilterBar,
  title: 'Navigation/FilterBar',
  args: {
    action: '/courses',
    clearHref: '/courses',
    isFiltered: false,
    count: 24,
    headingLevel: 2,
    results,
    children: (
      <>
        <TextField label="Search" name="q" type="search" />
        <Select label="Level" name="level" placeholder="All levels" options={LEVELS} />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const countLabel = (count: number) => `${count} programmes`;

export const Default: Story = { args: { countLabel } };
export const Filtered: Story = {
  args: {
    countLabel,
    isFiltered: true,
    count: 2,
    children: (
      <>
        <TextField label="Search" name="q" type="search" defaultValue="master" />
        <Select label="Level" name="level" placeholder="All levels" options={LEVELS} defaultValue="pg" />
      </>
    ),
  },
};
export const NothingMatches: Story = {
  args: {
    isFiltered: true,
    count: 0,
    children: <TextField label="Search" name="q" type="search" defaultValue="astronomy" />,
  },
};
export const NothingYet: Story = {
  args: { count: 0, emptyTitle: 'No programmes yet', emptyText: 'The first ones open for applications in January.' },
};
export const OneField: Story = {
  args: { children: <TextField label="Search" name="q" type="search" /> },
};
/** The address is the state: this one is held in the story. */
export const InAnApplication: Story = {
  render: (args) => <Application {...args} />,
};
export const Hindi: Story = {
  args: {
    isFiltered: true,
    count: 2,
    children: <TextField label="खोजें" name="q" type="search" defaultValue="प्रबंधन" />,
  },
  decorators: [
    (Story) => (
      <TextsProvider texts={hindi}>
        <div lang="hi">
          <Story />
        </div>
      </TextsProvider>
    ),
  ],
};

function Application(props: FilterBarProps) {
  const [query, setQuery] = useState('');
  return (
    <FilterBar
      {...props}
      isFiltered={query !== ''}
      count={query === '' ? 24 : 2}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('q');
        setQuery(typeof text === 'string' ? text.trim() : '');
      }}
      onClear={(event) => {
        event.preventDefault();
        setQuery('');
      }}
    >
      <TextField label="Search" name="q" type="search" defaultValue={query} />
    </FilterBar>
  );
}
