import type { WebhookRecord } from '@prospectus/contract/webhooks';
import { Button, DataTable, EmptyState, ErrorState, Link, Stack, Text } from '@prospectus/design-system';
import { useGetList } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useText } from '../../texts/language-context.ts';
import { WebhookState } from './WebhookState.tsx';
import { useEventName } from './use-event-name.ts';

// More than there can be.
const ALL = { page: 1, perPage: 100 };

/** All webhooks: where each goes, what it is told of, how it does and when it last took something. */
export function WebhookList() {
  const text = useText();
  const eventName = useEventName();
  const { data, error, isPending, total, refetch } = useGetList<WebhookRecord>(
    'webhooks',
    { sort: { field: 'name', order: 'ASC' }, pagination: ALL },
    { retry: false, networkMode: 'always' },
  );
  const add = (
    <Button href="/webhooks/create" size="small">
      {text('webhooks.add')}
    </Button>
  );
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('webhooks.title')}
        count={isPending ? null : total}
        subtitle={text('webhooks.subtitle')}
        actions={add}
      />
      {content()}
    </Stack>
  );

  function content() {
    const failure = failureInstead(error, data);
    if (failure)
      return (
        <ErrorState
          headingLevel={2}
          title={text('webhooks.notLoaded')}
          text={failure.message}
          onRetry={() => void refetch()}
        />
      );
    if (isPending || !data) return <ListSkeleton />;
    if (data.length === 0)
      return <EmptyState headingLevel={2} icon="link" title={text('webhooks.none')} text={text('webhooks.noneText')} />;
    return (
      <DataTable
        caption={text('webhooks.title')}
        captionHidden
        columns={[
          { key: 'name', label: text('webhooks.name') },
          { key: 'events', label: text('webhooks.events') },
          { key: 'state', label: text('webhooks.state') },
          { key: 'last', label: text('webhooks.lastSuccess') },
        ]}
        rows={data.map((webhook) => ({
          name: (
            <>
              <Link href={`/webhooks/${webhook.id}`}>{webhook.name}</Link>
              <Text as="div" size="small" tone="muted">
                {webhook.host}
              </Text>
            </>
          ),
          events: webhook.events.map(eventName).join(', '),
          state: <WebhookState webhook={webhook} />,
          last: webhook.last_success_at ? <Timestamp at={webhook.last_success_at} /> : text('webhooks.never'),
        }))}
      />
    );
  }
}
