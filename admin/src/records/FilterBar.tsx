import styled from '@emotion/styled';
import { mediaQuery, Select, space } from '@prospectus/design-system';
import { BEST_FIRST } from '@prospectus/contract';
import { useListContext } from 'react-admin';

import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { findField } from '../fields/schema.ts';
import { SearchField } from '../layout/SearchField.tsx';
import { translatedMeta } from '../texts/contract-text.ts';
import { useContractText, useText } from '../texts/language-context.ts';
import { defaultSort } from './list-columns.ts';
import { type FilterInputProps, hasDrafts, type ConsoleResource } from './console-resource.ts';

/** Search and filters of a list. They are in the URL, so that a reload and a shared link show the same list. */
export function FilterBar({ resource }: { resource: ConsoleResource }) {
  const { filterValues, setFilters, setSort, sort } = useListContext();
  const translate = useText();
  const contractText = useContractText();
  const values = filterValues as Record<string, unknown>;
  const text = (name: string) => (values[name] as string | undefined) ?? '';
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = values;
    setFilters(value === undefined || value === '' ? rest : { ...rest, [name]: value }, []);
  };
  // What is looked for comes best first, until a person sorts by a column themselves.
  const search = (q: string) => {
    set('q', q);
    const isFirst = q !== '' && text('q') === '';
    const isOver = q === '' && sort.field === BEST_FIRST;
    if (isFirst) setSort({ field: BEST_FIRST, order: 'DESC' });
    if (isOver) setSort(defaultSort(resource));
  };
  return (
    <Bar
      role="search"
      aria-label={translate('lists.filter.label', { what: contractText(resource.declaration.label.many) })}
    >
      <SearchField label={translate('lists.filter.search')} value={text('q')} onChange={search} />
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
            label={contractText(filter.label)}
            value={text(filter.source)}
            onChange={(value) => set(filter.source, value)}
          />
        ),
      )}
      {hasDrafts(resource) && (
        <Select
          label={translate('lists.columns.status')}
          placeholder={translate('lists.filter.any')}
          value={text('status')}
          options={STATUSES.map((status) => ({ value: status, label: translate(`lists.status.${status}`) }))}
          onChange={(event) => set('status', event.target.value)}
        />
      )}
    </Bar>
  );
}

const STATUSES = ['published', 'changed', 'draft'] as const;

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
  const text = useText();
  const contractText = useContractText();
  const field = findField(resource.declaration, name);
  if (!field) return null;
  const meta = translatedMeta(field.meta, contractText);
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
      placeholder={text('lists.filter.any')}
      value={(value as string | number | undefined) ?? ''}
      options={options.map(({ id, name: label }) => ({ value: id, label }))}
      onChange={(event) => onChange(options.find(({ id }) => String(id) === event.target.value)?.id)}
    />
  );
}

const NONE = '-';

function ReferenceFilter({ resource, label, value, onChange }: FilterInputProps & { resource: string }) {
  const text = useText();
  const { options } = useReferenceOptions(resource);
  return (
    <Select
      label={label}
      placeholder={text('lists.filter.any')}
      value={value}
      options={[{ value: NONE, label: text('lists.filter.none') }, ...options]}
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
    gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))',
  },
});
