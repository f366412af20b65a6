import { createHmac } from 'node:crypto';

import { ApiError } from '@prospectus/contract';
import { Counter } from '@prospectus/telemetry';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';

import type { Clock } from '../clock/clock.ts';
import type { Keys } from '../secrets/keys.ts';
import { type Database, rows } from '../database/database.ts';
import { limits } from './limits-table.ts';

type LimitDeps = { db: Database; clock: Clock; keys: Keys; config: { limitScale: number } };
/** `msg` says why, instead of the error's own text. */
export type Budget = { scope: string; points: number; seconds: number; msg?: string };

export const refusals = new Counter({
  name: 'prospectus_limit_refusals_total',
  help: 'Requests that a limit refused.',
  labelNames: ['limit'] as const,
});

/** A budget per visitor's address (times LIMIT_SCALE): the first guard of a route. */
export function limitPerAddress(deps: LimitDeps, budget: Budget): RequestHandler {
  const scaled = scaledBudget(deps, budget);
  return async (req, _res, next) => {
    await spend(deps, scaled, subnetOf(req.ip ?? ''));
    next();
  };
}

/** A budget times LIMIT_SCALE: for budgets per address and global ones, never for those per code, phone or account. */
export const scaledBudget = ({ config }: Pick<LimitDeps, 'config'>, budget: Budget): Budget => ({
  ...budget,
  points: budget.points * config.limitScale,
});

/** The key of an address: IPv4 itself, IPv6 its /64, because one subscriber can use all of it. */
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

/** Spends one point of a budget; TOO_MANY_REQUESTS with the time to wait. */
export const spend = (deps: LimitDeps, budget: Budget, subject: string): Promise<void> =>
  spendEach(deps, [[budget, subject]]);

/** Budgets with their subjects. */
export type Budgets = readonly (readonly [Budget, string])[];

/**
 * Spends a point of each budget in turn, up to the first that has none left. One statement, so concurrent requests are
 * all counted.
 */
export async function spendEach(deps: LimitDeps, budgets: Budgets): Promise<void> {
  const part = (at: number) => sql.identifier(`spent_${at}`);
  const parts = budgets.map(([budget, subject], at) => {
    const before = budgets[at - 1]?.[0].points;
    const from = before === undefined ? sql`` : sql`from ${part(at - 1)} where points <= ${before}`;
    return sql`${part(at)} as (${counting(deps, budget, subject, from)})`;
  });
  const spent = budgets.map((_, at) => sql`select ${at}::int as at, points, wait from ${part(at)}`);
  const counted = await rows<{ at: number; points: number; wait: number }>(
    deps.db,
    sql`with ${sql.join(parts, sql`, `)} ${sql.join(spent, sql` union all `)} order by at`,
  );
  const last = counted.at(-1);
  const [budget] = budgets[counted.length - 1] ?? [];
  if (!budget || !last || last.points <= budget.points) return;
  refusals.inc({ limit: budget.scope });
  throw new ApiError('TOO_MANY_REQUESTS', { ...(budget.msg && { msg: budget.msg }), retryAfter: last.wait });
}

/** The points that a subject has spent, and when they come back. */
export async function spentOf(
  deps: LimitDeps,
  budget: Budget,
  subject: string,
): Promise<{ points: number; resetsAt: Date } | undefined> {
  const [spent] = await deps.db
    .select({ points: limits.points, resetsAt: limits.resets_at })
    .from(limits)
    .where(and(eq(limits.key, keyOf(deps, budget, subject)), gt(limits.resets_at, deps.clock.now())));
  return spent;
}

/** Returns a spent point. */
export async function refund(deps: LimitDeps, budget: Budget, subject: string): Promise<void> {
  await deps.db.execute(
    sql`update limits set points = points - 1 where key = ${keyOf(deps, budget, subject)} and points > 0`,
  );
}

function counting(deps: LimitDeps, budget: Budget, subject: string, from: SQL): SQL {
  const now = deps.clock.now();
  const [at, resets] = [now.toISOString(), new Date(now.getTime() + budget.seconds * 1000).toISOString()];
  // A time of a clock that was far ahead would lock the subject out for as long.
  const isOver = sql`(l.resets_at <= ${at}::timestamptz or l.resets_at > excluded.resets_at + interval '1 hour')`;
  return sql`insert into limits as l (key, points, resets_at)
    select ${keyOf(deps, budget, subject)}::text, 1, ${resets}::timestamptz ${from}
    on conflict (key) do update set
      points = case when ${isOver} then 1 else l.points + 1 end,
      resets_at = case when ${isOver} then excluded.resets_at else l.resets_at end
    returning points, extract(epoch from resets_at - ${at}::timestamptz)::float8 as wait`;
}

/** Resets a subject's budget, as after a correct password. */
export async function resetBudget(deps: LimitDeps, budget: Budget, subject: string): Promise<void> {
  await deps.db.execute(sql`delete from limits where key = ${keyOf(deps, budget, subject)}`);
}

/** Deletes expired counters. */
export async function sweepLimits(deps: LimitDeps): Promise<void> {
  await deps.db.execute(sql`delete from limits where resets_at <= ${deps.clock.now().toISOString()}::timestamptz`);
}

const keyOf = (deps: LimitDeps, budget: Budget, subject: string): string =>
  `${budget.scope}:${createHmac('sha256', deps.keys.current('limits')).update(subject).digest('base64url')}`;
