import type { EventCount } from '../../capabilities/events/index.ts';

/** Rows as JSON, by their table, in the order in which they can be inserted. */
export const TABLES = [
  'leads',
  'lead_enquiries',
  'lead_touches',
  'lead_events',
  'lead_consents',
  'lead_withdrawals',
  'referrals',
  'lead_quarantine',
  'outbox',
  'retention_runs',
] as const;
export type Table = (typeof TABLES)[number];
export type Row = Record<string, unknown>;

/** Rows of one lead or of many. */
export type SeedRows = Record<Table, Row[]> & { counts: EventCount[] };

export const noRows = (): SeedRows => ({
  ...(Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as Record<Table, Row[]>),
  counts: [],
});

/** When and by whom leads are worked on. */
export type Frame = {
  now: number;
  /** The number of leads. */
  count: number;
  /** Ids of staff; leads are distributed among the counsellors. */
  admin: string;
  counsellors: readonly string[];
  /** Whether messages of the last month, page events and quarantined submissions are created too. */
  withTraffic: boolean;
};

export const iso = (at: number): string => new Date(at).toISOString();
