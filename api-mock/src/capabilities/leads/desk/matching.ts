import { ApiError, type Body, MAX_MATCHING, type MatchingResult, type StaffUser } from '@prospectus/contract';
import { and, sql } from 'drizzle-orm';

import type { ListRequest } from '../../../platform/console/list-query.ts';
import { rows } from '../../../platform/database/database.ts';
import type { LeadScope } from '../console-list.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { changeEach } from './bulk.ts';

// What one call changes: it is answered within seconds, also by the embedded database.
const AT_ONCE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Matching = Body<'POST /admin/leads/matching'>;

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
  const ids = found.slice(0, AT_ONCE).map(({ id }) => id);
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
