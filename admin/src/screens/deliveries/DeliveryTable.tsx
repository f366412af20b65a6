import type { DeliveryRecord } from '@prospectus/contract';
import {
  Button,
  Checkbox,
  DataTable,
  Stack,
  StatusChip,
  type StatusTone,
  Text,
  useToast,
} from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { StickyBar } from '../../layout/StickyBar.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { purposeKey } from '../../texts/purpose-key.ts';

const TONES = { queued: 'info', sent: 'success', failed: 'warning', dead: 'danger' } as const satisfies Record<
  DeliveryRecord['status'],
  StatusTone
>;

/** What is said of an attempt, and whether all of it was done. */
type Done = { title: string; isWhole: boolean };

/** Deliveries with what can be done about each: failed ones are tried again, delivered ones sent once more. */
export function DeliveryTable({
  deliveries,
  onChanged,
}: {
  deliveries: readonly DeliveryRecord[];
  onChanged: () => void;
}) {
  const text = useText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [replaying, setReplaying] = useState<DeliveryRecord>();
  const [busy, setBusy] = useState(false);
  const retryable = deliveries.filter(({ status }) => status === 'dead').map(({ id }) => id);
  const selected = retryable.filter((id) => chosen.has(id));
  const attempt = async (call: () => Promise<Done>) => {
    setBusy(true);
    try {
      const { title, isWhole } = await call();
      toast.show({ tone: isWhole ? 'success' : 'danger', title });
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
      setReplaying(undefined);
      setChosen(new Set());
      onChanged();
    }
  };
  const retry = (ids: string[]) =>
    attempt(async () => {
      const results = await provider.api('POST /admin/deliveries/retry', { body: { ids } });
      const queued = results.filter(({ ok }) => ok).length;
      if (queued < results.length)
        return {
          title: text('deliveries.someRetried', { done: queued, refused: results.length - queued }),
          isWhole: false,
        };
      return { title: text('deliveries.retried', { smart_count: queued }), isWhole: true };
    });
  const purposeOf = ({ purpose }: DeliveryRecord) => {
    const key = purposeKey(purpose);
    return key ? text(key) : purpose;
  };
  const choose = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <>
      {retryable.length > 1 && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setChosen(new Set(retryable))}>
            {text('deliveries.chooseAll', { smart_count: retryable.length })}
          </Button>
        </div>
      )}
      <DataTable
        caption={text('deliveries.title')}
        captionHidden
        columns={[
          { key: 'message', label: text('deliveries.message') },
          { key: 'state', label: text('deliveries.state') },
          { key: 'attempts', label: text('deliveries.attempts'), align: 'end' },
          { key: 'at', label: text('deliveries.at') },
          { key: 'action', label: text('deliveries.action'), align: 'end' },
        ]}
        rows={deliveries.map((delivery) => {
          const { id, channel, to, status, attempts, created_at, last_error } = delivery;
          const title = `${purposeOf(delivery)}, ${to}`;
          return {
            message: (
              <>
                {status === 'dead' ? (
                  <Checkbox
                    label={purposeOf(delivery)}
                    aria-label={title}
                    checked={chosen.has(id)}
                    onChange={() => choose(id)}
                  />
                ) : (
                  purposeOf(delivery)
                )}
                <Text as="div" size="small" tone="muted">
                  {text(`deliveries.channels.${channel}`)} · {to}
                </Text>
                {last_error && (
                  <Text as="div" size="small" tone="muted">
                    {text('deliveries.answer')}: {last_error}
                  </Text>
                )}
              </>
            ),
            state: <StatusChip tone={TONES[status]} label={text(`deliveries.states.${status}`)} />,
            attempts,
            at: <Timestamp at={created_at} />,
            action:
              status === 'dead' ? (
                <Button variant="quiet" size="small" disabled={busy} onClick={() => void retry([id])}>
                  {text('deliveries.retry')}
                </Button>
              ) : status === 'sent' ? (
                <Button variant="quiet" size="small" disabled={busy} onClick={() => setReplaying(delivery)}>
                  {text('deliveries.replay')}
                </Button>
              ) : (
                ''
              ),
          };
        })}
      />
      {selected.length > 0 && (
        <StickyBar state={text('deliveries.chosen', { smart_count: selected.length })}>
          <Button variant="quiet" size="small" onClick={() => setChosen(new Set())}>
            {text('deliveries.chooseNone')}
          </Button>
          <Button size="small" busy={busy} onClick={() => void retry(selected)}>
            {text('deliveries.retryChosen')}
          </Button>
        </StickyBar>
      )}
      {replaying && (
        <ConfirmDialog
          open
          title={text('deliveries.replayTitle', { purpose: purposeOf(replaying), to: replaying.to })}
          confirmLabel={text('deliveries.replay')}
          onCancel={() => setReplaying(undefined)}
          onConfirm={() =>
            void attempt(async () => {
              await provider.api('POST /admin/deliveries/:id/replay', { params: { id: replaying.id } });
              return { title: text('deliveries.replayed'), isWhole: true };
            })
          }
        >
          <Stack gap={1}>{text('deliveries.replayText')}</Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
