import { bigserial, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Faults asked for by the mock controls; stored so that every process obeys them. */
export const mockFaults = pgTable('mock_faults', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  target: text().notNull(),
  status: integer(),
  latency_ms: integer(),
  rate: doublePrecision(),
  times_left: integer(),
});
