import { gatewayTest } from '../operations/deliveries.ts';
import { webhookDelivery, webhookFields, webhookRecord, webhookWithSecret } from '../operations/webhooks.ts';
import { type Calls, staff } from './call.ts';
import { changeOf, recordCalls } from './records.ts';

const webhooks = recordCalls('webhooks', webhookRecord);

/** Webhooks: other systems that are told of events. */
export const webhookCalls = {
  'GET /admin/webhooks': webhooks.list('Webhooks, by name.', {
    filters: ['q', 'active'],
    sorts: ['name', 'created_at'],
  }),
  'GET /admin/webhooks/deliveries': recordCalls('webhooks', webhookDelivery).list(
    'What went, or is to go, to webhooks; the newest first.',
    { filters: ['q', 'webhook', 'status'], sorts: ['created_at'] },
  ),
  'POST /admin/webhooks': recordCalls('webhooks', webhookWithSecret).create(webhookFields, {
    summary: 'Registers a webhook, and answers its secret this once.',
  }),
  'GET /admin/webhooks/:id': webhooks.read('One of them.'),
  'PUT /admin/webhooks/:id': webhooks.update(changeOf(webhookFields), {
    summary: 'Changes it. Switching it on again forgets its failures.',
  }),
  'DELETE /admin/webhooks/:id': webhooks.delete({ summary: 'Deletes it; what waits for it is not delivered.' }),
  'POST /admin/webhooks/:id/rotate': {
    summary: 'Gives it a new secret, answered this once. Events are signed with the old one as well for a day.',
    access: staff('update', 'webhooks'),
    answer: webhookWithSecret,
    as: 'bare',
  },
  'POST /admin/webhooks/:id/test': {
    summary: 'Sends a test event at once, beside the queue, and answers what came of it.',
    access: staff('update', 'webhooks'),
    answer: gatewayTest,
    as: 'bare',
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Calls;
