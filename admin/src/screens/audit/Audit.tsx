import type { AuditEntry, AuditVerification } from '@prospectus/contract';
import { AUDIT_ACTIONS } from '@prospectus/contract/audit-actions';
import { Button, Callout, Link, Stack, StatusChip, Text } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { ExportMenu } from '../../lists/ExportMenu.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useCall } from '../../providers/calls.ts';
import { SYSTEM, useStaffFilter } from '../../records/common-filters.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { OTHER_SUBJECTS, useEntryTitle, useEntryWords } from './entry-words.ts';

const apiFilter = ({ by, ...filter }: Readonly<Record<string, unknown>>) => ({
  ...filter,
  ...(by !== undefined && { by: by === SYSTEM ? null : by }),
});

/** Who did what and when: searchable, with an export, and with a check that nothing was removed or altered. */
export function Audit() {
  const text = useText();
  const contractText = useContractText();
  const words = useEntryWords();
  const staff = useStaffFilter();
  return (
    <ListScreen<AuditEntry>
      subject="audit"
      sort={{ field: 'at', order: 'DESC' }}
      apiFilter={apiFilter}
      title={text('audit.title')}
      subtitle={text('audit.subtitle')}
      actions={
        <>
          <CheckButton />
          <ExportMenu apiFilter={apiFilter} />
        </>
      }
      failed={text('audit.failed')}
      empty={{ icon: 'history', title: text('audit.none'), text: text('audit.noneText') }}
      noMatch={{ title: text('audit.noMatch'), text: text('audit.noMatchText') }}
      filters={[
        { kind: 'search', name: 'q', label: text('audit.search') },
        staff,
        {
          kind: 'choice',
          name: 'action',
          label: text('audit.action'),
          any: text('audit.anyAction'),
          options: AUDIT_ACTIONS.map((value) => ({ value, label: text(`audit.actions.${value}`) })).toSorted(byLabel),
        },
        {
          kind: 'choice',
          name: 'resource',
          label: text('audit.subject'),
          any: text('audit.anySubject'),
          options: [
            ...OTHER_SUBJECTS.map((value) => ({ value: value as string, label: text(`audit.subjects.${value}`) })),
            ...resourceEntries.map(({ declaration: { name, label } }) => ({
              value: name,
              label: contractText(label.one),
            })),
          ].toSorted(byLabel),
        },
        { kind: 'day', name: 'at_gte', edge: 'start', label: text('audit.from') },
        { kind: 'day', name: 'at_lte', edge: 'end', label: text('audit.to') },
        { kind: 'linked', name: 'record_id', label: text('audit.record'), isRare: true },
      ]}
      columns={[
        { name: 'record', label: text('audit.record'), cell: (entry) => <EntryLink entry={entry} /> },
        {
          name: 'action',
          label: text('audit.action'),
          cell: ({ action }) => <StatusChip {...words.action(action)} />,
        },
        { name: 'who', label: text('audit.who'), cell: words.person },
        { name: 'at', label: text('audit.at'), isTime: true },
      ]}
    />
  );
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);

function EntryLink({ entry }: { entry: AuditEntry }) {
  const { title, about } = useEntryTitle(entry);
  return (
    <>
      <Link href={`/audit/${entry.id}`} quiet>
        {title}
      </Link>
      <Text as="div" size="small" tone="muted">
        {[...about, entry.reason].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

function CheckButton() {
  const text = useText();
  const { attempt, busy } = useCall();
  const [result, setResult] = useState<AuditVerification>();
  const check = async () => setResult((await attempt((api) => api('GET /admin/audit/verify')))?.answer);
  return (
    <>
      <Button variant="secondary" size="small" startIcon="shield" busy={busy} onClick={() => void check()}>
        {text('audit.verify')}
      </Button>
      {result && (
        <ModalDialog
          open
          size="small"
          onClose={() => setResult(undefined)}
          title={text(result.ok ? 'audit.whole' : 'audit.broken')}
        >
          <Callout tone={result.ok ? 'success' : 'danger'} role="status">
            <Stack gap={1}>
              <p>
                {result.ok
                  ? text('audit.wholeText', { smart_count: result.checked })
                  : text(result.why === 'missing' ? 'audit.missingText' : 'audit.changedText')}
              </p>
              {result.firstBroken && <Link href={`/audit/${result.firstBroken}`}>{text('audit.firstBroken')}</Link>}
            </Stack>
          </Callout>
        </ModalDialog>
      )}
    </>
  );
}
