import type { HistoryEntry } from '@prospectus/contract';
import { EmptyState, ErrorState, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { EntriesSkeleton } from './EntriesSkeleton.tsx';
import { HistoryItem } from './HistoryItem.tsx';

/** The entries of a record's history, newest first; the autosaves of one editing session are one entry. */
export function HistoryEntries({
  resource,
  record,
  onRestore,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  onRestore: (version: number) => Promise<void>;
}) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = resource.declaration;
  const { data, error, refetch } = useQuery<HistoryEntry[]>({
    queryKey: [name, 'history', record.id, record['version']],
    queryFn: () => provider.api('GET /admin/:resource/:id/history', { params: { resource: name, id: record.id } }),
    retry: false,
    networkMode: 'always',
  });
  if (error)
    return <ErrorState title={text('editing.history.failed')} text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <EntriesSkeleton />;
  if (data.length === 0)
    return <EmptyState icon="clock" title={text('editing.history.empty')} text={text('editing.history.emptyText')} />;
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {text('editing.history.subtitle')}
      </Text>
      <Stack gap={1} as="ol">
        {data.map((entry, index) => (
          <HistoryItem
            key={entry.version}
            resource={resource}
            record={record}
            entry={entry}
            previous={data[index + 1]}
            isNewest={index === 0}
            onRestore={onRestore}
          />
        ))}
      </Stack>
    </Stack>
  );
}
