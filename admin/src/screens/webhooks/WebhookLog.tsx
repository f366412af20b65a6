import { DELIVERY_STATUS } from '@prospectus/contract';
import type { WebhookDelivery } from '@prospectus/contract/webhooks';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Heading,
  Select,
  Stack,
  StatusChip,
  type StatusTone,
  Text,
} from '@prospectus/design-system';
import { PageLinks } from '@prospectus/design-system/console';
import { useGetList, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { useAddress } from '../../layout/use-address.ts';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useText } from '../../texts/language-context.ts';
import { useAction } from './use-action.ts';
import { useEventName } from './use-event-name.ts';

const PER_PAGE = 25;
const REFRESH_MS = 15_000;
const TONES = { queued: 'info', sent: 'success', failed: 'warning', dead: 'danger' } as const satisfies Record<
  WebhookDelivery['status'],
  StatusTone
>;

/** What a webhook was, or is to be, sent: whether it arrived, after how many attempts, and what was answered. */
export function WebhookLog({ id }: { id: string }) {
  const text = useText();
  const eventName = useEventName();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { running, run, say } = useAction();
  const { get, change, page, href } = useAddress();
  const status = DELIVERY_STATUS.find((one) => one === get('status'));
  const { data, error, isPending, total, refetch } = useGetList<WebhookDelivery>(
    'webhooks/deliveries',
    {
      filter: { webhook: id, ...(status && { status }) },
      sort: { field: 'created_at', order: 'DESC' },
      pagination: { page, perPage: PER_PAGE },
    },
    { retry: false, networkMode: 'always', refetchInterval: REFRESH_MS },
  );
  const retry = (delivery: WebhookDelivery) =>
    run(delivery.id, async () => {
      if (!(await provider.api('POST /admin/deliveries/retry', { body: { ids: [delivery.id] } })).every(({ ok }) => ok))
        throw new Error(text('webhooks.notRetried'));
      say(text('webhooks.retried'));
      await refetch();
    });
  return (
    <Stack gap={2}>
      <Heading level={2} size="h4">
        {text('webhooks.log')}
      </Heading>
      <search aria-label={text('webhooks.filters')}>
        <Select
          label={text('webhooks.deliveryState')}
          placeholder={text('webhooks.anyState')}
          value={status ?? ''}
          options={DELIVERY_STATUS.map((value) => ({ value, label: text(`deliveries.states.${value}`) }))}
          onChange={(event) => change({ status: event.target.value, page: undefined })}
        />
      </search>
      {content()}
      <PageLinks
        page={page}
        pages={Math.ceil((total ?? 0) / PER_PAGE)}
        href={(to) => href(`/webhooks/${id}`, { page: String(to) })}
      />
    </Stack>
  );

  function content() {
    const failure = failureInstead(error, data);
    if (failure)
      return (
        <ErrorState
          headingLevel={3}
          title={text('webhooks.logNotLoaded')}
          text={failure.message}
          onRetry={() => void refetch()}
        />
      );
    if (isPending || !data) return <ListSkeleton />;
    if (data.length === 0)
      return (
        <EmptyState
          headingLevel={3}
          icon="mail"
          title={text(status ? 'webhooks.noMatch' : 'webhooks.logEmpty')}
          text={text(status ? 'webhooks.noMatchText' : 'webhooks.logEmptyText')}
        />
      );
    return (
      <DataTable
        caption={text('webhooks.log')}
        captionHidden
        columns={[
          { key: 'event', label: text('webhooks.event') },
          { key: 'state', label: text('webhooks.deliveryState') },
          { key: 'status', label: text('webhooks.status'), align: 'end' },
          { key: 'attempts', label: text('webhooks.attempts'), align: 'end' },
          { key: 'at', label: text('webhooks.at') },
          { key: 'action', label: text('webhooks.action'), align: 'end' },
        ]}
        rows={data.map((delivery) => ({
          event: (
            <>
              {eventName(delivery.event)}
              {delivery.last_error && (
                <Text as="div" size="small" tone="muted">
                  {text('webhooks.answer')}: {delivery.last_error}
                </Text>
              )}
            </>
          ),
          state: <StatusChip tone={TONES[delivery.status]} label={text(`deliveries.states.${delivery.status}`)} />,
          status: delivery.response_status ?? text('webhooks.noAnswer'),
          attempts: delivery.attempts,
          at: <Timestamp at={delivery.created_at} />,
          action:
            delivery.status === 'dead' ? (
              <Button variant="quiet" size="small" busy={running === delivery.id} onClick={() => void retry(delivery)}>
                {text('webhooks.retry')}
              </Button>
            ) : (
              ''
            ),
        }))}
      />
    );
  }
}
