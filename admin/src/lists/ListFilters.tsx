import styled from '@emotion/styled';
import { BEST_FIRST } from '@prospectus/contract';
import { mediaQuery, Select, space } from '@prospectus/design-system';
import { DateField } from '@prospectus/design-system/console';
import { useListContext } from 'react-admin';

import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { dayOf, firstMomentOf, lastMomentOf } from '../layout/india-time.ts';
import { SearchField } from '../layout/SearchField.tsx';
import { type AddressEntries, useAddress } from '../layout/use-address.ts';
import { useText } from '../texts/language-context.ts';
import type { ListFilter } from './list-types.ts';

/** The filters of a list. They are in the address, so that a reload and a shared link show the same list. */
export function ListFilters({ label, filters }: { label: string; filters: readonly ListFilter[] }) {
  const text = useText();
  return (
    <Bar role="search" aria-label={text('lists.filter.label', { what: label })}>
      {filters.map((filter) => (
        <Filter key={filter.name} filter={filter} />
      ))}
    </Bar>
  );
}

function Filter({ filter }: { filter: ListFilter }) {
  const text = useText();
  const { change } = useAddress();
  const { filterValues, sort } = useListContext();
  const values = filterValues as Record<string, unknown>;
  const { name, label } = filter;
  const value = values[name];
  const typed = typeof value === 'string' ? value : '';
  // Not by react-admin's `setFilters`: it drops null, and a click on the menu can come before it takes effect.
  const set = (next: unknown, entries: AddressEntries = {}) => {
    const { [name]: _, ...others } = values;
    const filterOfAddress = next === undefined || next === '' ? others : { ...others, [name]: next };
    change({ filter: JSON.stringify(filterOfAddress), page: undefined, ...entries });
  };
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
  }
}

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
