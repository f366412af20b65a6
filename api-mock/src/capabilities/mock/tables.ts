import { bigserial, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** Faults asked for by the mock controls; stored so that every process obeys them. */
export const mockFaults = pgTable('mock_faults', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  target: text().notNull(),
  status: integer(),
  latency_ms: integer(),
  rate: doublePrecision(),
  times_left: integer(),
});

/** What the mock receiver of webhooks was sent: of which webhook, null where no signature was right. */
export const mockReceived = pgTable('mock_received', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  at: time().notNull(),
  webhook: uuid(),
  event: jsonb(),
});
