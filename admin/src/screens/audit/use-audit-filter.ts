import { AUDIT_ACTIONS } from '@prospectus/contract/audit-actions';

import { useAddress } from '../../layout/use-address.ts';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** What the list of entries is narrowed to; all of it is in the address, so that a link shows the same list. */
export type AuditFilter = Record<'q' | 'by' | 'action' | 'resource' | 'record' | 'from' | 'to', string>;
const NAMES = ['q', 'by', 'action', 'resource', 'record', 'from', 'to'] as const satisfies (keyof AuditFilter)[];

/** The value of `by` that stands for what the system did itself. */
export const INSTALLATION = 'installation';

/** The filter and the page in the address, and how one entry of it is set. */
export function useAuditFilter() {
  const { get, change, page, href } = useAddress();
  const filter = Object.fromEntries(NAMES.map((name) => [name, get(name)])) as AuditFilter;
  const set = (changes: Partial<AuditFilter>) => change({ ...changes, page: undefined });
  return {
    filter,
    set,
    page,
    href: (to: number) => href('/audit', { page: String(to) }),
    isFiltered: NAMES.some((name) => filter[name] !== ''),
  };
}

/** The filter as the API reads it; days are those of India. What is in the address and no such value is left out. */
export function apiFilter({ q, by, action, resource, record, from, to }: AuditFilter): Record<string, unknown> {
  return {
    ...(q && { q }),
    ...(by && { by: by === INSTALLATION ? null : by }),
    ...((AUDIT_ACTIONS as readonly string[]).includes(action) && { action }),
    ...(resource && { resource }),
    ...(record && { record_id: record }),
    ...(isDay(from) && { at_gte: startOf(from).toISOString() }),
    ...(isDay(to) && { at_lte: new Date(startOf(to).getTime() + DAY_MS - 1).toISOString() }),
  };
}

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
const startOf = (day: string): Date => new Date(Date.parse(day) - INDIA_MS);
