import { type Device, DURATION_RANGES, type PageEvent, type VisitSource } from '@prospectus/contract';

import type { eventCounts } from './tables.ts';

export type EventCount = typeof eventCounts.$inferInsert;

/** The row an event is counted in. */
export function countOf(
  { name, path, props }: PageEvent,
  visit: { day: string; source: VisitSource; device: Device },
): EventCount {
  const { previous_ms: took, ...words } = props as Record<string, unknown> & { previous_ms?: number };
  const sorted = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...visit, name, path, props: JSON.stringify(Object.fromEntries(sorted)), duration: rangeOf(took), count: 1 };
}

const rangeOf = (ms: number | undefined): number => {
  if (ms === undefined) return -1;
  const found = DURATION_RANGES.findIndex((seconds) => ms <= seconds * 1_000);
  return found === -1 ? DURATION_RANGES.length : found;
};
