import { bigserial, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** Faults of the mock controls, shared by all processes. */
export const mockFaults = pgTable('mock_faults', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  target: text().notNull(),
  status: integer(),
  latency_ms: integer(),
  rate: doublePrecision(),
  times_left: integer(),
});

/** Events that the mock receiver got; `webhook` is null for a wrong signature. */
export const mockReceived = pgTable('mock_received', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  at: time().notNull(),
  webhook: uuid(),
  event: jsonb(),
});
