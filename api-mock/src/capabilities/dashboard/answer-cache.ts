import { createHash } from 'node:crypto';

import type { Response } from 'express';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import { rows } from '../../platform/database/database.ts';
import { SENT } from '../../platform/http/calls.ts';
import type { Platform } from '../../platform/platform.ts';

/** What changes without a trace that is cheap to read, such as the counts of pages, is at most this old. */
const CACHED_MS = 30_000;
const MOST_ANSWERS = 200;

type Answer = { body: string; etag: string };
type Cached = { stamp: string; at: number; answer: Promise<Answer> };

/** Changes with every lead that is created or changed, and with every note and call. */
export const LEADS_STAMP = sql`(select max(updated_at) from leads)::text, (select max(id) from lead_events)::text`;
/** Changes with all that staff do, and with what is published or taken off by itself. */
export const STAFF_STAMP = sql`(select concat(at, id) from audit_log order by at desc, id desc limit 1), (select max(updated_at) from documents)::text`;

/**
 * Answers that are costly to count, cached until what they are counted from changes, and for half a minute at most.
 * Requests at once wait for one count. A browser that has the answer is sent 304 by Express.
 */
export function answerCache({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const cached = new LRUCache<string, Cached>({ max: MOST_ANSWERS });

  return async (
    { res }: { res: Response },
    { key, stamp, make }: { key: string; stamp: SQL; make: () => Promise<object> },
  ): Promise<typeof SENT> => {
    const { body, etag } = await answerOf(key, await read(stamp), make);
    res.set('Cache-Control', 'private, no-cache').set('ETag', etag);
    res.type('json').send(body);
    return SENT;
  };

  async function read(stamp: SQL): Promise<string> {
    const [row] = await rows<{ stamp: string }>(db, sql`select concat_ws(' ', ${stamp}) as stamp`);
    return row?.stamp ?? '';
  }

  function answerOf(key: string, stamp: string, make: () => Promise<object>): Promise<Answer> {
    const at = clock.now().getTime();
    const found = cached.get(key);
    if (found?.stamp === stamp && at >= found.at && at - found.at < CACHED_MS) return found.answer;
    const answer = make().then(answerFor);
    cached.set(key, { stamp, at, answer });
    // The next request tries again.
    answer.catch(() => cached.delete(key));
    return answer;
  }
}

function answerFor(data: object): Answer {
  const body = JSON.stringify({ data });
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
