import type { TrashedRecord } from '@prospectus/contract';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  Grid,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@prospectus/design-system';
import { type ReactNode, useState } from 'react';
import { useGetList } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { SearchField } from '../../layout/SearchField.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useAddress } from '../../layout/use-address.ts';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { Allowed } from '../../records/Allowed.tsx';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { FileActions, RecordActions } from './TrashActions.tsx';

const PER_PAGE = 50;
/** What files are called in the trash. */
const FILES = 'media';

/** What was deleted, of all resources: by whom and when, until when it can be restored, and back with it. */
export function Trash() {
  return (
    <Allowed resource="trash" action="list" waiting={<PageSkeleton />}>
      <TrashList resources={resourceEntries} />
    </Allowed>
  );
}

function TrashList({ resources }: { resources: readonly ResourceEntry[] }) {
  const text = useText();
  const contractText = useContractText();
  const { get, change } = useAddress();
  const words = get('q');
  const resource = get('resource');
  const [perPage, setPerPage] = useState(PER_PAGE);
  const { data, total, error, isPending, refetch } = useGetList<TrashedRecord>(
    'trash',
    {
      filter: { ...(words && { q: words }), ...(resource && { resource }) },
      sort: { field: 'deleted_at', order: 'DESC' },
      pagination: { page: 1, perPage },
    },
    { retry: false, networkMode: 'always', placeholderData: (before) => before },
  );
  const known = new Map(resources.map((one) => [one.declaration.name, one]));
  const changes = (record: TrashedRecord) => ({ record, onChanged: () => void refetch() });
  const rows = (data ?? []).flatMap((record) => {
    const of = known.get(record.resource);
    if (!of && record.resource !== FILES) return [];
    return [
      {
        title: record.title || text('editing.trash.untitled'),
        resource: of ? contractText(of.declaration.label.one) : text('editing.trash.file'),
        by: record.deleted_by ?? text('editing.trash.installation'),
        deleted: <Timestamp at={record.deleted_at} />,
        purged: <Timestamp at={record.purge_at} />,
        action: of ? <RecordActions resource={of} {...changes(record)} /> : <FileActions {...changes(record)} />,
      },
    ];
  });
  const isFiltered = words !== '' || resource !== '';
  return (
    <Stack gap={3}>
      <PageHeader title={text('editing.trash.title')} count={total} subtitle={text('editing.trash.subtitle')} />
      <Grid min={240} gap={2}>
        <SearchField label={text('editing.trash.search')} value={words} onChange={(q) => change({ q })} />
        <Select
          label={text('editing.trash.resource')}
          value={resource}
          options={[
            ...resources
              .filter(({ declaration }) => declaration.storage === 'document')
              .map(({ declaration }) => ({ value: declaration.name, label: contractText(declaration.label.many) })),
            { value: FILES, label: text('media.files') },
          ]}
          placeholder={text('editing.trash.all')}
          onChange={(event) => change({ resource: event.target.value })}
        />
      </Grid>
      {error ? (
        <ErrorState
          title={text('editing.trash.failed')}
          text={error instanceof Error ? error.message : undefined}
          onRetry={() => void refetch()}
        />
      ) : isPending ? (
        <Stack gap={1}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      ) : rows.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon="trash"
          title={text(isFiltered ? 'editing.trash.noMatch' : 'editing.trash.empty')}
          text={text(isFiltered ? 'editing.trash.noMatchText' : 'editing.trash.emptyText')}
        />
      ) : (
        <Trashed rows={rows} />
      )}
      {(total ?? 0) > perPage && (
        <Stack direction="row" justify="center">
          <Button variant="secondary" onClick={() => setPerPage(perPage + PER_PAGE)}>
            {text('editing.trash.more')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

type Row = Record<'title' | 'resource' | 'by' | 'deleted' | 'purged' | 'action', ReactNode>;

/** A table; cards where a table does not fit. */
function Trashed({ rows }: { rows: Row[] }) {
  const text = useText();
  const isTabletUp = useIsTabletUp();
  if (isTabletUp)
    return (
      <DataTable
        caption={text('editing.trash.title')}
        captionHidden
        columns={[
          { key: 'title', label: text('editing.trash.name') },
          { key: 'resource', label: text('editing.trash.kind') },
          { key: 'by', label: text('editing.trash.by') },
          { key: 'deleted', label: text('editing.trash.deleted') },
          { key: 'purged', label: text('editing.trash.purged') },
          { key: 'action', label: text('editing.trash.action') },
        ]}
        rows={rows}
      />
    );
  return (
    <Stack as="ul" gap={1}>
      {rows.map(({ title, resource, by, deleted, purged, action }, index) => (
        <li key={index}>
          <Card>
            <Stack gap={1}>
              <Text as="div">{title}</Text>
              <Text as="div" size="small" tone="muted">
                {resource} · {by} · {deleted}
              </Text>
              <Text as="div" size="small" tone="muted">
                {text('editing.trash.purged')}: {purged}
              </Text>
              <Stack direction="row">{action}</Stack>
            </Stack>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
