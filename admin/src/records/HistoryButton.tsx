import styled from '@emotion/styled';
import type { HistoryEntry } from '@prospectus/contract';
import {
  Button,
  colour,
  Dialog,
  EmptyState,
  ErrorState,
  Skeleton,
  space,
  Stack,
  StatusChip,
  type StatusTone,
} from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { Timestamp } from '../layout/Timestamp.tsx';

/** Opens the history of a record: who did what, and when. */
export function HistoryButton({ resource, record }: { resource: string; record: RaRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" startIcon="clock" onClick={() => setOpen(true)}>
        History
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="History" subtitle="Newest first.">
        {open && <Revisions resource={resource} id={record.id} />}
      </Dialog>
    </>
  );
}

function Revisions({ resource, id }: { resource: string; id: RaRecord['id'] }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [found, setFound] = useState<HistoryEntry[]>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    provider.history(resource, { id }).then(
      ({ data }) => isCurrent && setFound(data),
      (thrown: unknown) => isCurrent && setError(thrown instanceof Error ? thrown : new Error('Something went wrong')),
    );
    return () => {
      isCurrent = false;
    };
  }, [provider, resource, id, attempt]);
  if (error) {
    return (
      <ErrorState
        title="The history could not be loaded"
        text={error.message}
        onRetry={() => {
          setError(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (!found)
    return (
      <Stack gap={1}>
        <Skeleton height={40} />
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Stack>
    );
  if (found.length === 0)
    return <EmptyState icon="clock" title="No history yet" text="Changes appear here as they are saved." />;
  return (
    <List>
      {found.map((revision) => (
        <li key={revision.version}>
          <StatusChip
            {...(Object.hasOwn(ACTIONS, revision.action)
              ? ACTIONS[revision.action as keyof typeof ACTIONS]
              : { tone: 'neutral' as const, label: revision.action })}
          />
          <span>{revision.by ?? 'Installation'}</span>
          <small>
            <Timestamp at={revision.at} /> · version {revision.version}
          </small>
        </li>
      ))}
    </List>
  );
}

const ACTIONS = {
  create: { tone: 'neutral', label: 'Created' },
  update: { tone: 'info', label: 'Draft saved' },
  publish: { tone: 'success', label: 'Published' },
  discard: { tone: 'warning', label: 'Draft discarded' },
  delete: { tone: 'danger', label: 'Deleted' },
} as const satisfies Record<string, { tone: StatusTone; label: string }>;

const List = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `4px ${space(2)}`,
    paddingBlock: space(1.5),
    borderTop: `1px solid ${colour.rule}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& small': { marginInlineStart: 'auto', color: colour.muted },
});
