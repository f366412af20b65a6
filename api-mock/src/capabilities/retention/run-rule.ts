import { randomUUID } from 'node:crypto';

import { ApiError } from '@prospectus/contract';
import type { RetentionRun } from '@prospectus/contract/retention';
import { eq, sql } from 'drizzle-orm';

import { dayIn } from '../../platform/clock/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Erased, RetentionRule } from '../../platform/retention/rule.ts';
import { audit } from '../../platform/changes/audit.ts';
import { settingOf } from './rules.ts';
import { toRuns } from './runs.ts';
import { retentionRuns } from './tables.ts';

const DAY_MS = 86_400_000;
/** A run that has not ended by then belongs to a process that ended before it. */
const ABANDONED_MS = 3_600_000;
/** The most that one run erases; the next round goes on. */
const MOST = 5_000;

export type RunDeps = Pick<Platform, 'db' | 'clock' | 'log' | 'stopping'>;
type Run = typeof retentionRuns.$inferSelect;

/** When something has to be older than, to be erased after so many days. */
export const beforeOf = ({ clock }: Pick<Platform, 'clock'>, days: number): Date =>
  new Date(clock.now().getTime() - days * DAY_MS);

/** Runs every rule that is on and has not run today, in whichever process asks first. */
export async function runDaily(deps: RunDeps, rules: readonly RetentionRule[]): Promise<void> {
  for (const rule of rules) {
    const { on, days } = await settingOf(deps.db, rule.name);
    if (!on || deps.stopping.aborted) continue;
    const run = await claim(deps, rule, days);
    if (run) await carryOut(deps, rule, run);
  }
}

/** Runs a rule now, for a member of staff; LOCKED where it is off. */
export async function runNow(deps: RunDeps, rule: RetentionRule, by: string): Promise<RetentionRun> {
  const { on, days } = await settingOf(deps.db, rule.name);
  if (!on) throw new ApiError('LOCKED', { msg: 'This rule is off. Turn it on first.' });
  const started_at = deps.clock.now();
  const [run] = await deps.db
    .insert(retentionRuns)
    .values({ id: randomUUID(), rule: rule.name, days, by, started_at })
    .returning();
  if (!run) throw new ApiError('UNAVAILABLE');
  await audit(deps.db, {
    ...{ at: started_at, by, action: 'purge', resource: 'retention/rules', recordId: rule.name, title: rule.name },
    after: { days },
  });
  const [finished] = await toRuns(deps.db, [await carryOut(deps, rule, run)]);
  if (!finished) throw new ApiError('UNAVAILABLE');
  return finished;
}

/** Today's run of a rule, where no other process has it; one that was cut or abandoned is taken up again. */
async function claim({ db, clock }: RunDeps, rule: RetentionRule, days: number): Promise<Run | undefined> {
  const started_at = clock.now();
  const [run] = await db
    .insert(retentionRuns)
    .values({ id: randomUUID(), rule: rule.name, day: dayIn(started_at), days, started_at })
    .onConflictDoUpdate({
      target: [retentionRuns.rule, retentionRuns.day],
      set: { started_at, finished_at: null, more: false, days },
      setWhere: sql`${retentionRuns.more} or (${retentionRuns.finished_at} is null
        and ${retentionRuns.started_at} < ${new Date(started_at.getTime() - ABANDONED_MS).toISOString()}::timestamptz)`,
    })
    .returning();
  return run;
}

async function carryOut(deps: RunDeps, rule: RetentionRule, run: Run): Promise<Run> {
  const before = beforeOf(deps, run.days);
  const sum: Erased & { kept: number; more: boolean } = { erased: 0, failed: 0, kept: 0, more: false };
  try {
    sum.kept = (await rule.look(before)).kept.reduce((total, { count }) => total + count, 0);
    for await (const { erased, failed } of rule.erase(before)) {
      sum.erased += erased;
      sum.failed += failed;
      sum.more = sum.erased + sum.failed >= MOST || deps.stopping.aborted;
      if (sum.more) break;
    }
  } catch {
    // What a database says quotes what it was given, and that is personal here.
    sum.failed += 1;
    deps.log.error({ rule: rule.name }, 'a retention rule failed');
  }
  const [finished = run] = await deps.db
    .update(retentionRuns)
    .set({
      finished_at: deps.clock.now(),
      erased: sql`${retentionRuns.erased} + ${sum.erased}`,
      failed: sql`${retentionRuns.failed} + ${sum.failed}`,
      kept: sum.kept,
      more: sum.more,
    })
    .where(eq(retentionRuns.id, run.id))
    .returning();
  return finished;
}
