import {
  ApiError,
  type BulkResult,
  type Body,
  type LeadChange,
  leadChange,
  type StaffUser,
} from '@prospectus/contract';

import { parse } from '../../../platform/http/parse.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { changeLead } from './change.ts';

type Bulk = Body<'POST /admin/leads/bulk'>;

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
export async function changeEach(
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
