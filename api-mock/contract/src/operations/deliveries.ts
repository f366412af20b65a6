import { z } from 'zod';

import { CHANNELS } from './mock.ts';

export const DELIVERY_STATUS = ['queued', 'sent', 'failed', 'dead'] as const;

/**
 * What was handed, or is to be handed, to a gateway, as staff see it: no code, and of a phone or an e-mail address only
 * what tells one from another. `failed` is retried automatically, `dead` on request.
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
