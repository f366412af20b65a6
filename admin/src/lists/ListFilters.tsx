import styled from '@emotion/styled';
import { BEST_FIRST } from '@prospectus/contract';
import { Button, Checkbox, Grid, mediaQuery, Select, space, Stack, TextField } from '@prospectus/design-system';
import { DateField, PopoverButton } from '@prospectus/design-system/console';
import { type ReactNode, useEffect, useState } from 'react';
import { type SortPayload, useListContext } from 'react-admin';

import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { dayOf, firstMomentOf, lastMomentOf } from '../layout/india-time.ts';
import { SearchField } from '../layout/SearchField.tsx';
import { type AddressEntries, useAddress } from '../layout/use-address.ts';
import { useText } from '../texts/language-context.ts';
import type { FilterValue, ListFilter } from './list-types.ts';

type ListFiltersProps = {
  label: string;
  filters: readonly ListFilter[];
  /** Beside “More filters”. */
  tools?: ReactNode;
};

/** The filters of a list. They are in the address, so that a reload and a shared link show the same list. */
export function ListFilters({ label, filters, tools }: ListFiltersProps) {
  const text = useText();
  const rare = filters.filter(({ isRare }) => isRare);
  const usual = filters.filter(({ isRare }) => !isRare);
  const draw = (filter: ListFilter) => <Filter key={filter.name} filter={filter} />;
  const more = rare.filter(({ kind }) => kind !== 'linked');
  return (
    <>
      {usual.length > 0 && (
        <Bar role="search" aria-label={text('lists.filter.label', { what: label })}>
          {usual.map(draw)}
        </Bar>
      )}
      {rare.length > 0 ? (
        <Stack direction="row" gap={1} align="center">
          {more.length > 0 && (
            <PopoverButton
              label={text('figures.moreFilters')}
              trigger={
                <Button variant="quiet" size="small" endIcon="chevron-down">
                  {text('figures.moreFilters')}
                </Button>
              }
            >
              <Grid min={140} gap={2} align="end">
                {more.map(draw)}
              </Grid>
            </PopoverButton>
          )}
          {tools}
          <FiltersInUse filters={rare} />
        </Stack>
      ) : (
        tools
      )}
    </>
  );
}

/** The filters that are set, each with a button that takes it away. */
function FiltersInUse({ filters }: { filters: readonly ListFilter[] }) {
  const text = useText();
  const { values, set } = useFilterValues();
  const inWords = (filter: ListFilter, value: FilterValue | undefined): string => {
    if (value === null) return text('figures.unknownOne');
    if (filter.kind === 'day') return dayOf(String(value));
    const option = filter.kind === 'choice' && filter.options.find((one) => one.value === value);
    return option ? option.label : String(value);
  };
  const inUse = filters.filter(({ name }) => values[name] !== undefined);
  if (inUse.length === 0) return null;
  return (
    <Stack as="ul" direction="row" gap={1}>
      {inUse.map((filter) => (
        <li key={filter.name}>
          <Button size="small" variant="secondary" startIcon="close" onClick={() => set(filter.name, undefined)}>
            {text('figures.filterInUse', { name: filter.label, value: inWords(filter, values[filter.name]) })}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

/** The filter of the list around it, and how one entry of it is set, with other entries of the address. */
function useFilterValues() {
  const { change } = useAddress();
  const values = useListContext().filterValues as Record<string, FilterValue | undefined>;
  // Not by react-admin's `setFilters`: it drops null, and a click on the menu can come before it takes effect.
  const set = (name: string, value: unknown, entries: AddressEntries = {}) => {
    const { [name]: _, ...others } = values;
    const filter = value === undefined || value === '' ? others : { ...others, [name]: value };
    change({ filter: JSON.stringify(filter), page: undefined, ...entries });
  };
  return { values, set };
}

function Filter({ filter }: { filter: ListFilter }) {
  const text = useText();
  const { change } = useAddress();
  const { sort } = useListContext();
  const { values, set: setValue } = useFilterValues();
  const { name, label } = filter;
  const value = values[name];
  const typed = typeof value === 'string' ? value : '';
  const set = (next: unknown, entries?: AddressEntries) => setValue(name, next, entries);
  switch (filter.kind) {
    case 'search':
      return (
        <SearchField
          label={label}
          value={typed}
          onChange={(words) => {
            // The best match comes first, until a person sorts by a column.
            if (words !== '' && typed === '' && filter.ranks) set(words, { sort: BEST_FIRST, order: 'DESC' });
            else if (words === '' && sort.field === BEST_FIRST) set(words, { sort: undefined, order: undefined });
            else set(words);
          }}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          placeholder={filter.any ?? text('lists.filter.any')}
          value={String(filter.options.find((option) => option.value === value)?.value ?? '')}
          options={filter.options.map((option) => ({ value: String(option.value), label: option.label }))}
          onChange={(event) => set(filter.options.find((option) => String(option.value) === event.target.value)?.value)}
        />
      );
    case 'flag':
      return (
        <FlagFilter
          label={label}
          isSet={value === filter.value}
          onChange={(isSet) => set(isSet ? filter.value : undefined)}
        />
      );
    case 'day':
      return (
        <DateField
          label={label}
          value={dayOf(typed)}
          onChange={(day) => set((filter.edge === 'start' ? firstMomentOf : lastMomentOf)(day))}
        />
      );
    case 'reference':
      return <ReferenceFilter label={label} resource={filter.resource} value={value} onChange={set} />;
    case 'number':
      return (
        <TextField
          type="number"
          min={filter.min}
          max={filter.max}
          label={label}
          value={typed}
          onChange={(event) => set(event.target.value)}
        />
      );
    case 'sort':
      return (
        <Select
          label={label}
          value={keyOf(sort)}
          options={filter.options.map((option) => ({ value: keyOf(option.sort), label: option.label }))}
          onChange={(event) => {
            const chosen = filter.options.find((option) => keyOf(option.sort) === event.target.value);
            if (chosen) change({ sort: chosen.sort.field, order: chosen.sort.order, page: undefined });
          }}
        />
      );
    case 'linked':
      return null;
  }
}

type FlagFilterProps = { label: string; isSet: boolean; onChange: (isSet: boolean) => void };

function FlagFilter({ label, isSet, onChange }: FlagFilterProps) {
  // The address follows a moment later, but a checkbox changes at once.
  const [checked, setChecked] = useState(isSet);
  useEffect(() => setChecked(isSet), [isSet]);
  const change = (next: boolean) => {
    setChecked(next);
    onChange(next);
  };
  return <Checkbox label={label} checked={checked} onChange={(event) => change(event.target.checked)} />;
}

const keyOf = ({ field, order }: SortPayload): string => `${field} ${order}`;

/** The value of the choice 'none', which the filter holds as null. */
const NONE = '-';

function ReferenceFilter({
  label,
  resource,
  value,
  onChange,
}: {
  label: string;
  resource: string;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const text = useText();
  const { options } = useReferenceOptions(resource);
  return (
    <Select
      label={label}
      placeholder={text('lists.filter.any')}
      value={value === null ? NONE : typeof value === 'string' ? value : ''}
      options={[{ value: NONE, label: text('lists.filter.none') }, ...options]}
      onChange={(event) => onChange(event.target.value === NONE ? null : event.target.value)}
    />
  );
}

const Bar = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [mediaQuery.tablet]: {
    '& > :first-of-type': { gridColumn: 'auto' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))',
  },
});
