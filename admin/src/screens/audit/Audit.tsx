import type { AuditEntry } from '@prospectus/contract';
import { DataTable, EmptyState, ErrorState, Link, Stack, StatusChip, Text } from '@prospectus/design-system';
import { PageLinks } from '@prospectus/design-system/console';
import { useGetList } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { Allowed } from '../../records/Allowed.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import { useText } from '../../texts/language-context.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTools } from './AuditTools.tsx';
import { apiFilter, useAuditFilter } from './use-audit-filter.ts';
import { useEntryTitles } from './use-entry-titles.ts';
import { useEntryWords } from './use-entry-words.ts';

const PER_PAGE = 50;

/** Who did what and when: searchable, with an export, and with a check that nothing was removed or altered. */
export function Audit() {
  return (
    <Allowed resource="audit" action="list" waiting={<PageSkeleton />}>
      <Log resources={resourceEntries} />
    </Allowed>
  );
}

function Log({ resources }: { resources: readonly ResourceEntry[] }) {
  const text = useText();
  const { filter, set, page, href, isFiltered } = useAuditFilter();
  const { data, total, error, isPending, refetch } = useGetList<AuditEntry>(
    'audit',
    {
      filter: apiFilter(filter),
      sort: { field: 'at', order: 'DESC' },
      pagination: { page, perPage: PER_PAGE },
    },
    { retry: false, networkMode: 'always' },
  );
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('audit.title')}
        count={isPending ? null : total}
        subtitle={text('audit.subtitle')}
        actions={<AuditTools filter={apiFilter(filter)} />}
      />
      <AuditFilters resources={resources} filter={filter} onChange={set} />
      {content()}
      <PageLinks page={page} pages={Math.ceil((total ?? 0) / PER_PAGE)} href={href} />
    </Stack>
  );

  function content() {
    const failure = failureInstead(error, data);
    if (failure)
      return (
        <ErrorState
          headingLevel={2}
          title={text('audit.failed')}
          text={failure.message}
          onRetry={() => void refetch()}
        />
      );
    if (isPending || !data) return <ListSkeleton />;
    if (data.length === 0)
      return (
        <EmptyState
          headingLevel={2}
          icon="history"
          title={text(isFiltered ? 'audit.noMatch' : 'audit.none')}
          text={text(isFiltered ? 'audit.noMatchText' : 'audit.noneText')}
        />
      );
    return <Entries entries={data} resources={resources} />;
  }
}

function Entries({ entries, resources }: { entries: readonly AuditEntry[]; resources: readonly ResourceEntry[] }) {
  const text = useText();
  const words = useEntryWords(resources);
  const { titleOf } = useEntryTitles(entries, words);
  return (
    <DataTable
      caption={text('audit.title')}
      captionHidden
      columns={[
        { key: 'record', label: text('audit.record') },
        { key: 'action', label: text('audit.action') },
        { key: 'who', label: text('audit.who') },
        { key: 'at', label: text('audit.at') },
      ]}
      rows={entries.map((entry) => {
        const { label, tone } = words.action(entry.action);
        const { title, about } = titleOf(entry);
        return {
          record: (
            <>
              <Link href={`/audit/${entry.id}`} quiet>
                {title}
              </Link>
              <Text as="div" size="small" tone="muted">
                {[...about, entry.reason].filter(Boolean).join(' · ')}
              </Text>
            </>
          ),
          action: <StatusChip tone={tone} label={label} />,
          who: words.person(entry),
          at: <Timestamp at={entry.at} />,
        };
      })}
    />
  );
}
