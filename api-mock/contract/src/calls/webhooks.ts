import { gatewayTest } from '../operations/deliveries.ts';
import { webhookDelivery, webhookFields, webhookRecord, webhookWithSecret } from '../operations/webhooks.ts';
import { type Calls, staff } from './call.ts';
import { partialWithVersion, recordCalls } from './records.ts';

const webhooks = recordCalls('webhooks', webhookRecord);
const webhooksWithSecret = recordCalls('webhooks', webhookWithSecret);

/** Webhooks: other systems that receive events. */
export const webhookCalls = {
  'GET /admin/webhooks': webhooks.list('Webhooks, by name.', {
    filters: ['q', 'active'],
    sorts: ['name', 'created_at'],
  }),
  'GET /admin/webhooks/deliveries': recordCalls('webhooks', webhookDelivery).list(
    'Messages to webhooks, sent and waiting; the newest first.',
    { filters: ['q', 'webhook', 'status'], sorts: ['created_at'] },
  ),
  'POST /admin/webhooks': webhooksWithSecret.create(webhookFields, {
    summary: 'Registers a webhook, and answers its secret this once.',
  }),
  'GET /admin/webhooks/:id': webhooks.read('One webhook.'),
  'PUT /admin/webhooks/:id': webhooks.update(partialWithVersion(webhookFields), {
    summary: 'Changes it. Switching it on again forgets its failures.',
  }),
  'DELETE /admin/webhooks/:id': webhooks.delete({ summary: 'Deletes it; messages that wait for it are not sent.' }),
  'POST /admin/webhooks/:id/rotate': webhooksWithSecret.action('update', {
    summary: 'Replaces its secret, answered this once. For a day events are signed with the old one as well.',
  }),
  'POST /admin/webhooks/:id/test': {
    summary: 'Sends a test event at once, without the queue, and answers the result.',
    access: staff('update', 'webhooks'),
    answer: gatewayTest,
    as: 'bare',
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Calls;
