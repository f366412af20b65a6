import { AUDIT_ACTIONS } from '@prospectus/contract/audit-actions';
import { Button, Grid, Select, Stack } from '@prospectus/design-system';
import { DateField } from '@prospectus/design-system/console';
import { type RaRecord, useGetList } from 'react-admin';

import { SearchField } from '../../layout/SearchField.tsx';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { type AuditFilter, INSTALLATION } from './use-audit-filter.ts';
import { OTHER_SUBJECTS } from './use-entry-words.ts';

const MOST_PEOPLE = 200;

/** Words, person, kind of action, kind of record and days. */
export function AuditFilters({
  resources,
  filter,
  onChange,
}: {
  resources: readonly ResourceEntry[];
  filter: AuditFilter;
  onChange: (changes: Partial<AuditFilter>) => void;
}) {
  const text = useText();
  const contractText = useContractText();
  const { data: staff = [] } = useGetList<RaRecord>('users', {
    pagination: { page: 1, perPage: MOST_PEOPLE },
    sort: { field: 'firstName', order: 'ASC' },
  });
  return (
    <search aria-label={text('audit.filters')}>
      <Stack gap={1}>
        <Grid min={260} gap={2}>
          <SearchField label={text('audit.search')} value={filter.q} onChange={(q) => onChange({ q })} />
          <Select
            label={text('audit.who')}
            placeholder={text('audit.anyone')}
            value={filter.by}
            options={[
              ...staff.map((person) => ({
                value: String(person.id),
                label: `${String(person['firstName'])} ${String(person['lastName'])}`.trim() || String(person['email']),
              })),
              { value: INSTALLATION, label: text('audit.installation') },
            ]}
            onChange={(event) => onChange({ by: event.target.value })}
          />
          <Select
            label={text('audit.action')}
            placeholder={text('audit.anyAction')}
            value={filter.action}
            options={AUDIT_ACTIONS.map((value) => ({ value, label: text(`audit.actions.${value}`) })).toSorted((a, b) =>
              a.label.localeCompare(b.label),
            )}
            onChange={(event) => onChange({ action: event.target.value })}
          />
          <Select
            label={text('audit.subject')}
            placeholder={text('audit.anySubject')}
            value={filter.resource}
            options={[
              ...OTHER_SUBJECTS.map((value) => ({ value: value as string, label: text(`audit.subjects.${value}`) })),
              ...resources.map(({ declaration }) => ({
                value: declaration.name,
                label: contractText(declaration.label.one),
              })),
            ].toSorted((a, b) => a.label.localeCompare(b.label))}
            onChange={(event) => onChange({ resource: event.target.value })}
          />
          <DateField label={text('audit.from')} value={filter.from} onChange={(value) => onChange({ from: value })} />
          <DateField label={text('audit.to')} value={filter.to} onChange={(value) => onChange({ to: value })} />
        </Grid>
        {filter.record && (
          <Stack direction="row">
            <Button variant="secondary" size="small" startIcon="close" onClick={() => onChange({ record: '' })}>
              {text('audit.oneRecord')}
            </Button>
          </Stack>
        )}
      </Stack>
    </search>
  );
}
