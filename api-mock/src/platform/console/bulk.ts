import { ApiError, type BulkAction, BULK_ACTIONS, type BulkResult, can } from '@prospectus/contract';
import type { Request } from 'express';

import { personOf } from '../http/access.ts';

/** Refuses an action that the person's role may not do with any record of the subject. */
export function allowBulk(req: Request, action: BulkAction, subject: string): void {
  if (!can(personOf(req).role, BULK_ACTIONS[action], subject)) throw new ApiError('NOT_ALLOWED');
}

/** Refuses what the person may not do with this very record. */
export const checkBulk = (req: Request, action: BulkAction, subject: string) => (record: object) => {
  if (!can(personOf(req).role, BULK_ACTIONS[action], subject, record)) throw new ApiError('NOT_ALLOWED');
};

// A record may wait for another of the same bulk: a page is published after the programme it belongs to.
const WAITS: readonly string[] = ['LOCKED', 'IN_USE'];

/** Acts on each record by itself; a refusal is the record's result, any other failure ends the call. */
export async function eachRecord(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<BulkResult[]> {
  const results = new Map<string, BulkResult>();
  let left: readonly string[] = ids;
  for (let done = -1; left.length > 0 && done !== 0;) {
    done = 0;
    for (const id of left) {
      const result = await resultOf(id, act);
      results.set(id, result);
      if (result.ok) done += 1;
    }
    left = left.filter((id) => WAITS.includes(results.get(id)?.code ?? ''));
  }
  return ids.flatMap((id) => results.get(id) ?? []);
}

async function resultOf(id: string, act: (id: string) => Promise<unknown>): Promise<BulkResult> {
  try {
    await act(id);
    return { id, ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [why] = Object.values(error.errors ?? {});
    return { id, ok: false, code: error.code, msg: why ?? error.message };
  }
}
