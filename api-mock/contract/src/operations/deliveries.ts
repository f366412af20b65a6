import { z } from 'zod';

import { CHANNELS } from './mock.ts';

export const DELIVERY_STATUS = ['queued', 'sent', 'failed', 'dead'] as const;

/**
 * A message to a gateway as staff see it: without one-time codes, with masked contacts. `failed` is retried
 * automatically, `dead` on request.
 */
export const deliveryRecord = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  purpose: z.string(),
  to: z.string(),
  body: z.unknown(),
  status: z.enum(DELIVERY_STATUS),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
});
export type DeliveryRecord = z.output<typeof deliveryRecord>;

/** The state of a channel. */
export const channelHealth = z.object({
  channel: z.enum(CHANNELS),
  /** Whether it has a gateway. */
  on: z.boolean(),
  /** Host of the gateway’s address, `mock` for a built-in one, null if it has none or many. */
  goes_to: z.string().nullable(),
  /** The environment variable with its address; null if the settings decide. */
  set_by: z.string().nullable(),
  paused_at: z.iso.datetime().nullable(),
  queued: z.int(),
  failed: z.int(),
  dead: z.int(),
  /** Delivered in the last 24 hours. */
  sent: z.int(),
  oldest_waiting_at: z.iso.datetime().nullable(),
  /** Since when its gateway fails and is only retried now and then; null while it answers. */
  down_since: z.iso.datetime().nullable(),
  next_try_at: z.iso.datetime().nullable(),
  last_error: z.string().nullable(),
});
export type ChannelHealth = z.output<typeof channelHealth>;

export const channelBody = z.object({ channel: z.enum(CHANNELS) });
export const retryBody = z.object({ ids: z.array(z.uuid()).min(1).max(500) });

/** Tests a gateway; SMS and e-mail require `to`. */
export const gatewayTestBody = z.strictObject({ to: z.string().trim().max(254).optional() });
export const gatewayTest = z.object({ ok: z.boolean(), took_ms: z.int(), error: z.string().nullable() });
export type GatewayTest = z.output<typeof gatewayTest>;
