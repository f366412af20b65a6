import { DELIVERY_STATUS } from '@prospectus/contract';
import type { WebhookDelivery } from '@prospectus/contract/webhooks';
import { Button, Heading, Stack, StatusChip, type StatusTone } from '@prospectus/design-system';

import { ListScreen } from '../../lists/ListScreen.tsx';
import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { useEventName } from './webhook-parts.tsx';

const REFRESH_MS = 15_000;
const TONES = { queued: 'info', sent: 'success', failed: 'warning', dead: 'danger' } as const satisfies Record<
  WebhookDelivery['status'],
  StatusTone
>;

/** The events that a webhook was or will be sent: whether each arrived, after how many attempts, and the answer. */
export function WebhookLog({ id }: { id: string }) {
  const text = useText();
  const eventName = useEventName();
  return (
    <Stack gap={2}>
      <Heading level={2} size="h4">
        {text('webhooks.log')}
      </Heading>
      <ListScreen<WebhookDelivery>
        isPart
        subject="webhooks/deliveries"
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        fixedFilter={{ webhook: id }}
        refreshMs={REFRESH_MS}
        title={text('webhooks.log')}
        failed={text('webhooks.logNotLoaded')}
        empty={{ icon: 'mail', title: text('webhooks.logEmpty'), text: text('webhooks.logEmptyText') }}
        noMatch={{ title: text('webhooks.noMatch'), text: text('webhooks.noMatchText') }}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: text('webhooks.deliveryState'),
            any: text('webhooks.anyState'),
            options: DELIVERY_STATUS.map((value) => ({ value, label: text(`deliveries.states.${value}`) })),
          },
        ]}
        columns={[
          {
            name: 'event',
            label: text('webhooks.event'),
            cell: ({ event }) => eventName(event),
            note: ({ last_error }) => last_error && `${text('webhooks.answer')}: ${last_error}`,
          },
          {
            name: 'status',
            label: text('webhooks.deliveryState'),
            cell: ({ status }) => <StatusChip tone={TONES[status]} label={text(`deliveries.states.${status}`)} />,
          },
          {
            name: 'response_status',
            label: text('webhooks.status'),
            align: 'right',
            cell: ({ response_status }) => response_status ?? text('webhooks.noAnswer'),
          },
          { name: 'attempts', label: text('webhooks.attempts'), align: 'right' },
          { name: 'created_at', label: text('webhooks.at'), isTime: true },
          {
            name: 'action',
            label: text('webhooks.action'),
            align: 'right',
            cell: (delivery) => delivery.status === 'dead' && <RetryButton id={delivery.id} />,
          },
        ]}
      />
    </Stack>
  );
}

function RetryButton({ id }: { id: string }) {
  const text = useText();
  const { attempt, busy } = useCall();
  const retry = () =>
    attempt(
      async (api) => {
        const results = await api('POST /admin/deliveries/retry', { body: { ids: [id] } });
        if (!results.every(({ ok }) => ok)) throw new Error(text('webhooks.notRetried'));
      },
      { done: text('webhooks.retried'), refetch: ['webhooks'] },
    );
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={() => void retry()}>
      {text('webhooks.retry')}
    </Button>
  );
}
