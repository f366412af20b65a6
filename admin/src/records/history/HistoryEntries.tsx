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

import { metaAt } from '../../fields/schema-path.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useApi, useCall, useRead } from '../../providers/calls.ts';
import en from '../../texts/en.json';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { FieldDifference } from './FieldDifference.tsx';

type HistoryProps = {
  declaration: Resource;
  record: RaRecord;
  onRestore: (version: number) => Promise<void>;
};

/** The entries of a record's history, newest first; the autosaves of one editing session are one entry. */
export function HistoryEntries({ declaration, record, onRestore }: HistoryProps) {
  const text = useText();
  const api = useApi();
  const { name } = declaration;
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
                  {...{ declaration, record, entry, onRestore }}
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

function HistoryItem({ declaration, record, entry, previous, isNewest, onRestore }: ItemProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { busy, attempt } = useCall();
  const action = entry.began_at ? 'session' : entry.action;
  const minutesOf = (at: string) => at.slice(0, 16);
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
              {entry.began_at && minutesOf(entry.began_at) !== minutesOf(entry.at) && (
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
          {open && !previous && <Text size="small">{text('editing.history.first')}</Text>}
          {open && previous && (
            <Differences declaration={declaration} id={record.id} from={previous.version} to={entry.version} />
          )}
          {open && !isNewest && (
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
        </Stack>
      </Card>
    </li>
  );
}

const isKnown = (action: string): action is keyof typeof en.editing.history.actions =>
  Object.hasOwn(en.editing.history.actions, action);

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

type DifferencesProps = { declaration: Resource; id: Identifier; from: number; to: number };

export function Differences({ declaration, id, from, to }: DifferencesProps) {
  const { text, contractText } = useLanguage();
  const query = useRead(
    'GET /admin/:resource/:id/difference',
    { params: { resource: declaration.name, id }, query: { from: String(from), to: String(to) } },
    { staleTime: Infinity },
  );
  return (
    <Loaded query={query} title={text('editing.history.differencesFailed')} waiting={<Skeleton height={140} />}>
      {(differences) => (
        <Stack gap={2}>
          {differences.length === 0 && <Text size="small">{text('editing.history.nothing')}</Text>}
          {differences.map(({ path, label, before, after }) => (
            <div key={`${path} ${label}`}>
              <Muted>{label.split(' › ').map(contractText).join(' › ')}</Muted>
              <FieldDifference meta={metaAt(declaration.schema, path)} before={before} after={after} />
            </div>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
