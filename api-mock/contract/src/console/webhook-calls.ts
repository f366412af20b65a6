import { recordMeta } from '../core/records.ts';
import { gatewayTest } from '../operations/deliveries.ts';
import { webhookDelivery, webhookFields, webhookRecord, webhookWithSecret } from '../operations/webhooks.ts';
import { callOn, type ConsoleSubject, GUARDED, LISTED, ONE } from './call.ts';
import { type CallShapes, consoleCalls } from './call-shapes.ts';

/** Every call of the console on webhooks. */
export const webhookCalls = {
  list: consoleCalls.list,
  deliveries: { ...consoleCalls.list, path: '/deliveries' },
  create: { ...consoleCalls.create, answer: webhookWithSecret },
  read: consoleCalls.read,
  update: consoleCalls.update,
  delete: consoleCalls.delete,
  rotate: { method: 'POST', path: '/:id/rotate', verb: 'update', answer: webhookWithSecret },
  test: { method: 'POST', path: '/:id/test', verb: 'update', answer: gatewayTest },
} as const satisfies CallShapes;

const shapes = {
  record: webhookRecord,
  fields: webhookFields,
  change: webhookFields.partial().extend({ version: recordMeta.shape.version.optional() }),
};

/** Webhooks: other systems that are told of events. */
export const webhookSubject = {
  name: 'webhooks',
  label: 'Webhooks',
  calls: {
    list: callOn(shapes, webhookCalls.list, {
      summary: 'Webhooks, by name.',
      list: { filters: ['q', 'active'], sorts: ['name', 'created_at'] },
      errors: LISTED,
    }),
    create: callOn(shapes, webhookCalls.create, {
      summary: 'Registers a webhook, and answers its secret this once.',
      errors: [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD'],
    }),
    read: callOn(shapes, webhookCalls.read, { summary: 'One of them.', errors: ONE }),
    update: callOn(shapes, webhookCalls.update, {
      summary: 'Changes it. Switching it on again forgets its failures.',
      errors: [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT'],
    }),
    delete: callOn(shapes, webhookCalls.delete, {
      summary: 'Deletes it; what waits for it is not delivered.',
      errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT'],
    }),
    rotate: callOn(shapes, webhookCalls.rotate, {
      summary: 'Gives it a new secret, answered this once. Events are signed with the old one as well for a day.',
      errors: ONE,
    }),
    test: callOn(shapes, webhookCalls.test, {
      summary: 'Sends a test event at once, beside the queue, and answers what came of it.',
      errors: [...ONE, 'TOO_MANY_REQUESTS'],
    }),
    deliveries: callOn({ record: webhookDelivery }, webhookCalls.deliveries, {
      summary: 'What went, or is to go, to webhooks; the newest first.',
      list: { filters: ['q', 'webhook', 'status'], sorts: ['created_at'] },
      errors: LISTED,
    }),
  },
} as const satisfies ConsoleSubject;
