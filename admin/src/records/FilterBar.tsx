import styled from '@emotion/styled';
import { mediaQuery, Select, space, TextField } from '@prospectus/design-system';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { findField } from '../fields/schema.ts';
import { type FilterInputProps, hasDrafts, type ConsoleResource } from './console-resource.ts';

/** Search and filters of a list. They are in the URL, so that a reload and a shared link show the same list. */
export function FilterBar({ resource }: { resource: ConsoleResource }) {
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as Record<string, unknown>;
  const text = (name: string) => (values[name] as string | undefined) ?? '';
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = values;
    setFilters(value === undefined || value === '' ? rest : { ...rest, [name]: value }, []);
  };
  return (
    <Bar role="search" aria-label={`Filter ${resource.declaration.label.many}`}>
      <SearchField value={text('q')} onChange={(value) => set('q', value)} />
      {(resource.filters ?? []).map((filter) =>
        typeof filter === 'string' ? (
          <FieldFilter
            key={filter}
            resource={resource}
            name={filter}
            value={values[filter]}
            onChange={(value) => set(filter, value)}
          />
        ) : (
          <filter.Input
            key={filter.source}
            label={filter.label}
            value={text(filter.source)}
            onChange={(value) => set(filter.source, value)}
          />
        ),
      )}
      {hasDrafts(resource) && (
        <Select
          label="Status"
          placeholder="Any"
          value={text('status')}
          options={STATUSES}
          onChange={(event) => set('status', event.target.value)}
        />
      )}
    </Bar>
  );
}

const STATUSES = [
  { value: 'published', label: 'Published' },
  { value: 'changed', label: 'Unpublished changes' },
  { value: 'draft', label: 'Draft' },
];
const DEBOUNCE_MS = 250;

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // The filter can change elsewhere: Back, 'Clear the filters'.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return undefined;
    const debounce = setTimeout(() => {
      sent.current = typed;
      onChange(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(debounce);
  }, [typed, onChange]);
  return (
    <TextField
      type="search"
      label="Search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      autoComplete="off"
    />
  );
}

function FieldFilter({
  resource,
  name,
  value,
  onChange,
}: {
  resource: ConsoleResource;
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const field = findField(resource.declaration, name);
  if (!field) return null;
  const { meta } = field;
  if (meta.kind === 'reference')
    return (
      <ReferenceFilter
        resource={meta.resource ?? ''}
        label={meta.label}
        value={value === null ? NONE : ((value as string | undefined) ?? '')}
        onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
      />
    );
  const options = meta.options ?? [];
  return (
    <Select
      label={meta.label}
      placeholder="Any"
      value={(value as string | number | undefined) ?? ''}
      options={options.map(({ id, name: label }) => ({ value: id, label }))}
      onChange={(event) => onChange(options.find(({ id }) => String(id) === event.target.value)?.id)}
    />
  );
}

const NONE = '-';

function ReferenceFilter({ resource, label, value, onChange }: FilterInputProps & { resource: string }) {
  const { options } = useReferenceOptions(resource);
  return (
    <Select
      label={label}
      placeholder="Any"
      value={value}
      options={[{ value: NONE, label: 'None' }, ...options]}
      onChange={(event) => onChange(event.target.value)}
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
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  },
});
