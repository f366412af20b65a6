import { createHmac } from 'node:crypto';

import { ApiError } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';

import type { Clock } from '../clock/clock.ts';
import type { Keys } from '../secrets/keys.ts';
import { type Database, rows } from '../database/database.ts';

type LimitDeps = { db: Database; clock: Clock; keys: Keys; config: { limitScale: number } };
export type Budget = { scope: string; points: number; seconds: number };

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

/** Spends one point of a budget; TOO_MANY_REQUESTS with the time to wait. One statement, so concurrent requests are all counted. */
export async function spend(deps: LimitDeps, budget: Budget, subject: string): Promise<void> {
  const [row] = await rows<Spent>(deps.db, counting(deps, budget, subject));
  refuseBeyond(budget, row);
}

/** Spends a point of one budget and, only if that succeeds, of a second one; still in one statement. */
export async function spendBoth(
  deps: LimitDeps,
  [budget, subject]: readonly [Budget, string],
  [then, whose]: readonly [Budget, string],
): Promise<void> {
  const [row] = await rows<{ points: number; wait: number; thenPoints: number | null; thenWait: number }>(
    deps.db,
    sql`with spent as (${counting(deps, budget, subject)}),
      followed as (${counting(deps, then, whose, sql`from spent where spent.points <= ${budget.points}`)})
      select spent.points, spent.wait, followed.points as "thenPoints", followed.wait as "thenWait"
      from spent left join followed on true`,
  );
  refuseBeyond(budget, row);
  if (row?.thenPoints) refuseBeyond(then, { points: row.thenPoints, wait: row.thenWait });
}

/** Returns a spent point. */
export async function refund(deps: LimitDeps, budget: Budget, subject: string): Promise<void> {
  await deps.db.execute(
    sql`update limits set points = points - 1 where key = ${keyOf(deps, budget, subject)} and points > 0`,
  );
}

type Spent = { points: number; wait: number };

function counting(deps: LimitDeps, budget: Budget, subject: string, from: SQL = sql``): SQL {
  const now = deps.clock.now();
  const [at, resets] = [now.toISOString(), new Date(now.getTime() + budget.seconds * 1000).toISOString()];
  return sql`insert into limits as l (key, points, resets_at)
    select ${keyOf(deps, budget, subject)}::text, 1, ${resets}::timestamptz ${from}
    on conflict (key) do update set
      points = case when l.resets_at <= ${at}::timestamptz then 1 else l.points + 1 end,
      resets_at = case when l.resets_at <= ${at}::timestamptz then excluded.resets_at else l.resets_at end
    returning points, extract(epoch from resets_at - ${at}::timestamptz)::float8 as wait`;
}

function refuseBeyond({ points }: Budget, spent: Spent | undefined): void {
  if (spent && spent.points > points) throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: spent.wait });
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
