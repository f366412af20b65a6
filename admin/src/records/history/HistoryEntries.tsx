import type { HistoryEntry, Resource } from '@prospectus/contract';
import {
  Button,
  Card,
  EmptyState,
  Skeleton,
  Stack,
  StatusChip,
  type StatusTone,
  Text,
} from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { metaAt } from '../../fields/schema-path.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useApi, useCall, useRead } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { FieldDifference } from './FieldDifference.tsx';

type HistoryProps = {
  resource: ConsoleResource;
  record: RaRecord;
  onRestore: (version: number) => Promise<void>;
};

/** The entries of a record's history, newest first; the autosaves of one editing session are one entry. */
export function HistoryEntries({ resource, record, onRestore }: HistoryProps) {
  const text = useText();
  const api = useApi();
  const { name } = resource.declaration;
  const query = useQuery({
    queryKey: [name, 'history', record.id, record['version']],
    queryFn: () => api('GET /admin/:resource/:id/history', { params: { resource: name, id: record.id } }),
    retry: false,
  });
  return (
    <Loaded query={query} title={text('editing.history.failed')} waiting={<Skeleton height={140} />}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState icon="clock" title={text('editing.history.empty')} text={text('editing.history.emptyText')} />
        ) : (
          <Stack gap={2}>
            <Muted>{text('editing.history.subtitle')}</Muted>
            <Stack gap={1} as="ol">
              {entries.map((entry, index) => (
                <HistoryItem
                  key={entry.version}
                  {...{ resource, record, entry, onRestore }}
                  previous={entries[index + 1]}
                  isNewest={index === 0}
                />
              ))}
            </Stack>
          </Stack>
        )
      }
    </Loaded>
  );
}

type ItemProps = HistoryProps & { entry: HistoryEntry; previous: HistoryEntry | undefined; isNewest: boolean };

function HistoryItem({ resource, record, entry, previous, isNewest, onRestore }: ItemProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { busy, attempt } = useCall();
  const action = entry.began_at ? 'session' : entry.action;
  return (
    <li>
      <Card>
        <Stack gap={1}>
          <Stack direction="row" gap={2} align="center">
            <StatusChip
              tone={TONES[action] ?? 'neutral'}
              label={isKnown(action) ? text(`editing.history.actions.${action}`) : action}
            />
            <Text as="span">{entry.by ?? text('editing.history.installation')}</Text>
            <Muted as="span">
              {entry.began_at && entry.began_at.slice(0, 16) !== entry.at.slice(0, 16) && (
                <>
                  <Timestamp at={entry.began_at} />
                  {' – '}
                </>
              )}
              <Timestamp at={entry.at} /> · {text('editing.history.version', { version: String(entry.version) })}
            </Muted>
            <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {text('editing.history.changes')}
            </Button>
          </Stack>
          {entry.note && <Text size="small">{entry.note}</Text>}
          {open && (
            <>
              {previous ? (
                <Differences
                  declaration={resource.declaration}
                  id={record.id}
                  from={previous.version}
                  to={entry.version}
                />
              ) : (
                <Text size="small">{text('editing.history.first')}</Text>
              )}
              {!isNewest && (
                <Stack direction="row">
                  <Button
                    variant="secondary"
                    size="small"
                    busy={busy}
                    onClick={() => void attempt(() => onRestore(entry.version))}
                  >
                    {text('editing.history.restore')}
                  </Button>
                </Stack>
              )}
            </>
          )}
        </Stack>
      </Card>
    </li>
  );
}

type DifferencesProps = { declaration: Resource; id: Identifier; from: number; to: number };

export function Differences({ declaration, id, from, to }: DifferencesProps) {
  const { text, contractText } = useLanguage();
  const query = useRead(
    'GET /admin/:resource/:id/difference',
    {
      params: { resource: declaration.name, id },
      query: { from: String(from), to: String(to) },
    },
    { staleTime: Infinity },
  );
  return (
    <Loaded query={query} title={text('editing.history.differencesFailed')} waiting={<Skeleton height={140} />}>
      {(differences) =>
        differences.length === 0 ? (
          <Text size="small">{text('editing.history.nothing')}</Text>
        ) : (
          <Stack gap={2}>
            {differences.map(({ path, label, before, after }) => (
              <div key={`${path} ${label}`}>
                <Muted>{label.split(' › ').map(contractText).join(' › ')}</Muted>
                <FieldDifference meta={metaAt(declaration.schema, path)} before={before} after={after} />
              </div>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

const ACTIONS = [
  'create',
  'clone',
  'update',
  'session',
  'publish',
  'schedule',
  'not-published',
  'unpublish',
  'not-unpublished',
  'discard',
  'delete',
  'restore',
  'reset',
] as const;
const isKnown = (action: string): action is (typeof ACTIONS)[number] => (ACTIONS as readonly string[]).includes(action);

const TONES: Partial<Record<string, StatusTone>> = {
  update: 'info',
  session: 'info',
  publish: 'success',
  discard: 'warning',
  unpublish: 'warning',
  'not-published': 'danger',
  'not-unpublished': 'danger',
  delete: 'danger',
};
