import { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { DELIVERY_STATUS } from './deliveries.ts';

/** Events that webhooks can receive. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.verified',
  'lead.stage_changed',
  'lead.assigned',
  'lead.erased',
  'content.published',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that the console sends to test a receiver. */
export const WEBHOOK_TEST_EVENT = 'webhook.test';

const ADDRESS = 'Please enter a whole address, such as https://crm.example.org/hook.';

/** The fields of a webhook; the API decides further which addresses are allowed. */
export const webhookFields = z.strictObject({
  name: z.string().trim().min(1, 'Please fill this in.').max(60, 'At most 60 characters.'),
  url: z
    .url({ protocol: /^https?$/, error: ADDRESS })
    .trim()
    .max(2_000, 'At most 2,000 characters.'),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'Please choose at least one event.').max(WEBHOOK_EVENTS.length),
  active: z.boolean(),
});
export type WebhookFields = z.output<typeof webhookFields>;

const time = z.iso.datetime().nullable();

export const webhookRecord = z.object({
  id: z.uuid(),
  version: recordMeta.shape.version,
  ...webhookFields.shape,
  host: z.string(),
  /** Why the installation has switched it off; null unless it has. */
  inactive_reason: z.string().nullable(),
  last_success_at: time,
  last_failure_at: time,
  /** The error of the newest failed attempt. */
  last_error: z.string().nullable(),
  /** Failed attempts since the last success. */
  failures: z.int(),
  failing_since: time,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type WebhookRecord = z.output<typeof webhookRecord>;

/** A webhook with the secret that its events are signed with; answered once. */
export const webhookWithSecret = webhookRecord.extend({ secret: z.string() });
export type WebhookWithSecret = z.output<typeof webhookWithSecret>;

export const webhookDelivery = z.object({
  id: z.uuid(),
  /** Id of the webhook, which may be deleted by now. */
  webhook: z.string(),
  event: z.string(),
  status: z.enum(DELIVERY_STATUS),
  attempts: z.int(),
  /** Of the newest answer; null if there was none. */
  response_status: z.int().nullable(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: time,
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;
