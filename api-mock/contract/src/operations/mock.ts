import { z } from 'zod';

/** Channels of the outbox. */
export const CHANNELS = ['sms', 'email', 'erp', 'cdp', 'region', 'referrals', 'webhooks'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A message to a gateway, sent or waiting. */
export const outboxItem = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  to: z.string(),
  body: z.unknown(),
  otp: z.string().optional(),
  sentAt: z.iso.datetime().nullable(),
  status: z.enum(['queued', 'sent', 'failed', 'dead']),
  attempts: z.int(),
});
export type OutboxItem = z.output<typeof outboxItem>;

export const faultBody = z.object({
  target: z.string().min(1).max(200),
  status: z.int().min(100).max(599).optional(),
  latencyMs: z.int().min(0).max(60_000).optional(),
  rate: z.number().min(0).max(1).optional(),
  times: z.int().min(1).max(10_000).optional(),
});
export const clockBody = z.object({
  advanceMs: z
    .int()
    .min(0)
    .max(10 * 366 * 86_400_000),
});

/** An event that the mock receiver got; `webhook` is null if no signature was right. */
export const receivedEvent = z.object({ at: z.iso.datetime(), webhook: z.uuid().nullable(), event: z.unknown() });
