import type { HistoryEntry } from '@prospectus/contract';
import { Button, Card, Stack, StatusChip, type StatusTone, Text } from '@prospectus/design-system';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { Differences } from './Differences.tsx';

/** One entry: who, what and when. Opened, it shows what it changed, and can be brought back. */
export function HistoryItem({
  resource,
  record,
  entry,
  previous,
  isNewest,
  onRestore,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  entry: HistoryEntry;
  /** The entry before it in time. */
  previous: HistoryEntry | undefined;
  isNewest: boolean;
  onRestore: (version: number) => Promise<void>;
}) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const action = entry.began_at ? 'session' : entry.action;
  const restore = async () => {
    setBusy(true);
    await onRestore(entry.version);
    setBusy(false);
  };
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
            <Text as="span" size="small" tone="muted">
              {entry.began_at && entry.began_at.slice(0, 16) !== entry.at.slice(0, 16) && (
                <>
                  <Timestamp at={entry.began_at} />
                  {' – '}
                </>
              )}
              <Timestamp at={entry.at} /> · {text('editing.history.version', { version: String(entry.version) })}
            </Text>
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
                  <Button variant="secondary" size="small" busy={busy} onClick={() => void restore()}>
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
