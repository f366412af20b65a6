import { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { DELIVERY_STATUS } from './deliveries.ts';

/** What receivers can be told of: something happened to a lead, or content went live. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.verified',
  'lead.stage_changed',
  'lead.assigned',
  'lead.erased',
  'content.published',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The type of the event that the console sends to try a receiver. */
export const WEBHOOK_TEST_EVENT = 'webhook.test';

const ADDRESS = 'Please enter a whole address, such as https://crm.example.org/hook.';

/** What an ADMIN says of a webhook. Which addresses are allowed beyond their form, the API decides. */
export const webhookFields = z.strictObject({
  name: z.string().trim().min(1, 'Please fill this in.').max(60, 'At most 60 characters.'),
  url: z
    .url({ protocol: /^https?$/, error: ADDRESS })
    .trim()
    .max(2_000, 'At most 2,000 characters.'),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'Please choose at least one event.').max(WEBHOOK_EVENTS.length),
  /** Whether events are sent to it. */
  active: z.boolean(),
});
export type WebhookFields = z.output<typeof webhookFields>;

const time = z.iso.datetime().nullable();

/** A webhook: the address of another system, and the events it is told of. */
export const webhookRecord = z.object({
  id: z.uuid(),
  version: recordMeta.shape.version,
  ...webhookFields.shape,
  /** Host of its address. */
  host: z.string(),
  /** Why the product itself has switched it off; null where it has not. */
  inactive_reason: z.string().nullable(),
  last_success_at: time,
  last_failure_at: time,
  /** What was wrong with the newest attempt that failed. */
  last_error: z.string().nullable(),
  /** Failed attempts since the last success, and when the first of them was. */
  failures: z.int(),
  failing_since: time,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type WebhookRecord = z.output<typeof webhookRecord>;

/** A webhook with the secret that its events are signed with, which is answered this once. */
export const webhookWithSecret = webhookRecord.extend({ secret: z.string() });
export type WebhookWithSecret = z.output<typeof webhookWithSecret>;

/** What went, or is to go, to a webhook. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  /** Id of the webhook, which may be deleted. */
  webhook: z.string(),
  event: z.string(),
  status: z.enum(DELIVERY_STATUS),
  attempts: z.int(),
  /** Of the newest answer, null where there was none. Its body is not stored. */
  response_status: z.int().nullable(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: time,
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;
