import { createHash } from 'node:crypto';

import type { Gateway, GatewayChannel } from './gateway.ts';

const taken: Gateway = () => Promise.resolve(null);

/** Mocks of `local` mode: they accept everything, and the outbox is their record. */
export const mockGateways = {
  sms: taken,
  email: taken,
  cdp: taken,
  referrals: taken,
  region: () => Promise.resolve({ country: 'India', region: 'Haryana', city: 'Gurugram' }),
  // The same key gets the same id, as a real ERP answers a repeated push.
  erp: (_message, key) =>
    Promise.resolve({ leads_id: `ERP-${createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase()}` }),
} as const satisfies Record<GatewayChannel, Gateway>;
