import {
  ApiError,
  type BulkResult,
  type Body,
  type LeadChange,
  leadChange,
  MAX_MATCHING,
  type MatchingResult,
  type StaffUser,
} from '@prospectus/contract';
import { and, sql } from 'drizzle-orm';

import type { ListRequest } from '../../../platform/console/list-query.ts';
import { rows } from '../../../platform/database/database.ts';
import { parse } from '../../../platform/http/parse.ts';
import type { LeadScope } from '../console-list.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { changeLead } from './change.ts';

type Bulk = Body<'POST /admin/leads/bulk'>;
type Matching = Body<'POST /admin/leads/matching'>;

/** The same change of many leads, each in a transaction of its own. */
export async function changeLeads(
  deps: LeadDeps,
  person: StaffUser,
  { ids, action, changes = {}, versions = {} }: Bulk,
): Promise<BulkResult[]> {
  if (action !== 'update')
    throw new ApiError('INVALID_FIELDS', { errors: { action: 'Leads can only be updated together.' } });
  const change = parse(leadChange, changes);
  return changeEach(deps, person, ids, (id) => {
    const version = versions[id];
    return { ...change, ...(version !== undefined && { version }) };
  });
}

/** Changes leads one after the other; what is refused of one stops no other. */
async function changeEach(
  deps: LeadDeps,
  person: StaffUser,
  ids: readonly string[],
  changeOf: (id: string) => LeadChange,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of ids) {
    try {
      await changeLead(deps, id, person, changeOf(id));
      results.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ id, ok: false, code: error.code, msg: Object.values(error.errors ?? {})[0] ?? error.message });
    }
  }
  return results;
}

// What one call changes: it is answered within seconds, also by the embedded database.
const PER_CALL = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The same change of the leads that a list asks for, by id, each in a transaction of its own; more than 10,000 are refused. */
export async function changeMatching(
  deps: LeadDeps,
  person: StaffUser,
  { changes, from }: Pick<Matching, 'changes' | 'from'>,
  { request: { where }, scope }: { request: ListRequest; scope: LeadScope },
): Promise<MatchingResult> {
  const { after, until } = from ?? { after: FIRST_ID, until: deps.clock.now().toISOString() };
  const asked = and(scope.only, where, sql`leads.id > ${after}::uuid`, sql`leads.created_at <= ${until}::timestamptz`);
  const found = await rows<{ id: string }>(
    deps.db,
    sql`select id from (select leads.id from ${scope.table} as leads where ${asked} limit ${sql.raw(String(MAX_MATCHING + 1))}) as found order by id`,
  );
  if (found.length > MAX_MATCHING)
    throw new ApiError('INVALID_FIELDS', {
      errors: { filter: 'More than 10,000 leads match. Please filter them further, or change them in parts.' },
    });
  const ids = found.slice(0, PER_CALL).map(({ id }) => id);
  const results = await changeEach(deps, person, ids, () => changes);
  const refused = results.filter(({ ok }) => !ok);
  const [first] = refused;
  const last = ids.at(-1);
  const left = found.length - ids.length;
  return {
    changed: results.length - refused.length,
    refused: refused.length,
    why: first ? { id: first.id, code: first.code ?? '', msg: first.msg ?? '' } : null,
    left,
    next: left > 0 && last ? { after: last, until } : null,
  };
}
