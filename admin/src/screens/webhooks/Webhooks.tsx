import type { WebhookRecord } from '@prospectus/contract/webhooks';
import { Button } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useText } from '../../texts/language-context.ts';
import { useEventName, WebhookState } from './webhook-parts.tsx';

/** Other systems that are told of events: where each is, what it is told, how it does and when it last accepted an event. */
export function Webhooks() {
  const text = useText();
  const eventName = useEventName();
  return (
    <ListScreen<WebhookRecord>
      subject="webhooks"
      sort={{ field: 'name', order: 'ASC' }}
      title={text('webhooks.title')}
      subtitle={text('webhooks.subtitle')}
      actions={
        <Button href="/webhooks/create" size="small">
          {text('webhooks.add')}
        </Button>
      }
      failed={text('webhooks.notLoaded')}
      empty={{ icon: 'link', title: text('webhooks.none'), text: text('webhooks.noneText') }}
      columns={[
        {
          name: 'name',
          label: text('webhooks.name'),
          href: ({ id }) => `/webhooks/${id}`,
          note: ({ host }) => host,
        },
        {
          name: 'events',
          label: text('webhooks.events'),
          cell: ({ events }) => events.map(eventName).join(', '),
        },
        { name: 'state', label: text('webhooks.state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
        {
          name: 'last_success_at',
          label: text('webhooks.lastSuccess'),
          cell: ({ last_success_at: at }) => (at ? <Timestamp at={at} /> : text('webhooks.never')),
        },
      ]}
    />
  );
}
