import { Grid, Select } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';

import { SearchField } from '../../layout/SearchField.tsx';
import { type ResourceEntry, hasDrafts } from '../../records/console-resource.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { type ChangeFilter, INSTALLATION } from './use-changes.ts';

const PERIODS = ['today', 'week', 'month', 'ever'] as const;

/** Who, what and when: the filters of the list of changes. */
export function ChangeFilters({
  resources,
  filter,
  onChange,
}: {
  resources: readonly ResourceEntry[];
  filter: ChangeFilter;
  onChange: (name: keyof ChangeFilter, value: string) => void;
}) {
  const text = useText();
  const contractText = useContractText();
  const { data: staff = [] } = useGetList<RaRecord>('users', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'firstName', order: 'ASC' },
  });
  return (
    <search aria-label={text('changes.filters')}>
      <Grid min={150} gap={2}>
        <SearchField label={text('changes.search')} value={filter.q} onChange={(value) => onChange('q', value)} />
        <Select
          label={text('changes.when')}
          value={filter.when}
          options={PERIODS.map((value) => ({ value, label: text(`changes.${value}`) }))}
          onChange={(event) => onChange('when', event.target.value)}
        />
        <Select
          label={text('changes.who')}
          placeholder={text('changes.anyone')}
          value={filter.by}
          options={[
            ...staff.map((person) => ({
              value: String(person.id),
              label: `${String(person['firstName'])} ${String(person['lastName'])}`.trim() || String(person['email']),
            })),
            { value: INSTALLATION, label: text('changes.installation') },
          ]}
          onChange={(event) => onChange('by', event.target.value)}
        />
        <Select
          label={text('changes.kind')}
          placeholder={text('changes.anything')}
          value={filter.resource}
          options={resources
            .filter(hasDrafts)
            .map(({ declaration }) => ({ value: declaration.name, label: contractText(declaration.label.many) }))}
          onChange={(event) => onChange('resource', event.target.value)}
        />
      </Grid>
    </search>
  );
}
