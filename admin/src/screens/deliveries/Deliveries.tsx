import { CHANNELS, DELIVERY_STATUS, type DeliveryRecord } from '@prospectus/contract';
import { Button, StatusChip, type StatusTone } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { StickyBar } from '../../layout/StickyBar.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useCall, useRead } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { PURPOSES, purposeKey } from '../../texts/purpose-key.ts';
import { ChannelTable, DownAlarm, FailedAlarm, SiteAlarm } from './Channels.tsx';

const REFRESH_MS = 15_000;
const TONES = { queued: 'info', sent: 'success', failed: 'warning', dead: 'danger' } as const satisfies Record<
  DeliveryRecord['status'],
  StatusTone
>;

/** Messages to the gateways: the health of each channel, and every message, which can be tried or sent again. */
export function Deliveries() {
  const text = useText();
  const channels = useRead('GET /admin/deliveries/health', undefined, { refetchInterval: REFRESH_MS });
  const { call, busy } = useCall();
  const [resending, setResending] = useState<DeliveryRecord>();
  const health = channels.data ?? [];
  const dead = health.reduce((sum, channel) => sum + channel.dead, 0);
  const purposeOf = ({ purpose }: DeliveryRecord) => {
    const key = purposeKey(purpose);
    return key ? text(key) : purpose;
  };
  const nameOf = (delivery: DeliveryRecord) => `${purposeOf(delivery)}, ${delivery.to}`;
  // The channels are above the list, and would push it down.
  if (channels.isPending) return <PageSkeleton />;
  return (
    <ListScreen<DeliveryRecord>
      subject="deliveries"
      sort={{ field: 'created_at', order: 'DESC' }}
      refreshMs={REFRESH_MS}
      title={text('deliveries.title')}
      subtitle={text('deliveries.subtitle')}
      failed={text('deliveries.notLoaded')}
      empty={{ icon: 'mail', title: text('deliveries.none'), text: text('deliveries.noneText') }}
      noMatch={{ title: text('deliveries.noMatch'), text: text('deliveries.noMatchText') }}
      above={
        <>
          <SiteAlarm />
          {/* A paused channel is not tried, and the table says so. */}
          {health
            .filter(({ down_since, paused_at }) => down_since !== null && paused_at === null)
            .map((channel) => (
              <DownAlarm key={channel.channel} {...channel} />
            ))}
          {dead > 0 && <FailedAlarm count={dead} />}
          {channels.data && <ChannelTable channels={channels.data} />}
        </>
      }
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: text('deliveries.state'),
          any: text('deliveries.anyState'),
          options: DELIVERY_STATUS.map((value) => ({ value, label: text(`deliveries.states.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'channel',
          label: text('deliveries.channel'),
          any: text('deliveries.anyChannel'),
          options: CHANNELS.map((value) => ({ value, label: text(`deliveries.channels.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'purpose',
          label: text('deliveries.purpose'),
          any: text('deliveries.anyPurpose'),
          options: PURPOSES.map((value) => ({ value, label: text(purposeKey(value) ?? 'deliveries.purpose') })),
        },
      ]}
      select={{ nameOf, may: ({ status }) => status === 'dead' }}
      bulk={<RetryBar />}
      columns={[
        {
          name: 'purpose',
          label: text('deliveries.message'),
          cell: (delivery) => (
            <>
              {purposeOf(delivery)}
              <Muted>
                {text(`deliveries.channels.${delivery.channel}`)} · {delivery.to}
              </Muted>
              {delivery.last_error && (
                <Muted>
                  {text('deliveries.answer')}: {delivery.last_error}
                </Muted>
              )}
            </>
          ),
        },
        {
          name: 'status',
          label: text('deliveries.state'),
          cell: ({ status }) => <StatusChip tone={TONES[status]} label={text(`deliveries.states.${status}`)} />,
        },
        { name: 'attempts', label: text('deliveries.attempts'), align: 'right' },
        { name: 'created_at', label: text('deliveries.at'), isTime: true },
        {
          name: 'action',
          label: text('deliveries.action'),
          isShort: true,
          cell: (delivery) =>
            delivery.status === 'dead' ? (
              <RetryButton ids={[delivery.id]} />
            ) : delivery.status === 'sent' ? (
              <Button variant="quiet" size="small" onClick={() => setResending(delivery)}>
                {text('deliveries.replay')}
              </Button>
            ) : null,
        },
      ]}
    >
      {resending && (
        <ConfirmDialog
          open
          title={text('deliveries.replayTitle', { purpose: purposeOf(resending), to: resending.to })}
          confirmLabel={text('deliveries.replay')}
          busy={busy}
          onCancel={() => setResending(undefined)}
          onConfirm={() =>
            void call(
              'POST /admin/deliveries/:id/replay',
              { params: { id: resending.id } },
              { done: text('deliveries.replayed') },
            ).then(() => setResending(undefined))
          }
        >
          {text('deliveries.replayText')}
        </ConfirmDialog>
      )}
    </ListScreen>
  );
}

/** Tries failed messages again; says how many of them were refused. */
function useRetry() {
  const text = useText();
  const { call, busy } = useCall();
  const retry = (ids: readonly string[]) =>
    call(
      'POST /admin/deliveries/retry',
      { body: { ids: [...ids] } },
      {
        done: (results) => {
          const done = results.filter(({ ok }) => ok).length;
          const refused = results.length - done;
          return refused > 0
            ? { tone: 'danger', title: text('deliveries.someRetried', { done, refused }) }
            : { title: text('deliveries.retried', { smart_count: done }) };
        },
      },
    );
  return { retry, busy };
}

function RetryButton({ ids }: { ids: readonly string[] }) {
  const text = useText();
  const { retry, busy } = useRetry();
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={() => void retry(ids)}>
      {text('deliveries.retry')}
    </Button>
  );
}

function RetryBar() {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext<DeliveryRecord>();
  const { retry, busy } = useRetry();
  if (selectedIds.length === 0) return null;
  return (
    <StickyBar state={text('deliveries.chosen', { smart_count: selectedIds.length })}>
      <Button variant="quiet" size="small" onClick={() => onUnselectItems()}>
        {text('deliveries.chooseNone')}
      </Button>
      <Button size="small" busy={busy} onClick={() => void retry(selectedIds).then(() => onUnselectItems())}>
        {text('deliveries.retryChosen')}
      </Button>
    </StickyBar>
  );
}
