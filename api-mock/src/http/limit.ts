import { createHmac } from 'node:crypto';

import { ApiError } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';

import { rows } from '../db/database.ts';
import type { Deps } from '../deps.ts';

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'config'>;
export type Budget = { scope: string; points: number; seconds: number };

/** A budget per visitor's address (times LIMIT_SCALE): the first thing in a route's sentence. */
export function limitPerAddress(deps: LimitDeps, budget: Budget): RequestHandler {
  const scaled = { ...budget, points: budget.points * deps.config.limitScale };
  return async (req, _res, next) => {
    await spend(deps, scaled, subnetOf(req.ip ?? ''));
    next();
  };
}

/** Whom an address stands for: itself, or its /64, all of which one subscriber of IPv6 can use. */
export function subnetOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** Takes one point of a budget; throws TOO_MANY_REQUESTS with the time to wait. Counted in one statement, so races lose nothing. */
export async function spend(deps: LimitDeps, budget: Budget, subject: string): Promise<void> {
  const now = deps.clock.now();
  const resets = new Date(now.getTime() + budget.seconds * 1000);
  const [row] = await rows<{ points: number; wait: number }>(
    deps.db,
    sql`insert into limits as l (key, points, resets_at) values (${keyOf(deps, budget, subject)}, 1, ${resets.toISOString()}::timestamptz)
        on conflict (key) do update set
          points = case when l.resets_at <= ${now.toISOString()}::timestamptz then 1 else l.points + 1 end,
          resets_at = case when l.resets_at <= ${now.toISOString()}::timestamptz then excluded.resets_at else l.resets_at end
        returning points, extract(epoch from resets_at - ${now.toISOString()}::timestamptz)::float8 as wait`,
  );
  if (row && row.points > budget.points) throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: row.wait });
}

/** Gives a subject its whole budget back, as after a right password. */
export async function forgive(deps: LimitDeps, budget: Budget, subject: string): Promise<void> {
  await deps.db.execute(sql`delete from limits where key = ${keyOf(deps, budget, subject)}`);
}

/** Drops counters that have run out. */
export async function sweepLimits(deps: LimitDeps): Promise<void> {
  await deps.db.execute(sql`delete from limits where resets_at <= ${deps.clock.now().toISOString()}::timestamptz`);
}

const keyOf = (deps: LimitDeps, budget: Budget, subject: string): string =>
  `${budget.scope}:${createHmac('sha256', deps.secret).update(subject).digest('base64url')}`;
