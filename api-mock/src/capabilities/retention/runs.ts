import { randomUUID } from 'node:crypto';

import { ApiError } from '@prospectus/contract';
import { RETENTION_RULES, type RetentionRuleName, type RetentionRun } from '@prospectus/contract/retention';
import { and, desc, eq, lt, sql } from 'drizzle-orm';

import { audit } from '../../platform/changes/audit.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { columnsOf } from '../../platform/console/column.ts';
import { listRows, type RecordPage } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { timeOf } from '../../platform/database/times.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Erased, RetentionRule } from '../../platform/retention/rule.ts';
import { staffNames } from '../staff/index.ts';
import { retentionRules, retentionRuns } from './tables.ts';

const DAY_MS = 86_400_000;
/** A run that is still unfinished after this time belonged to a process that ended. */
const ABANDONED_MS = 3_600_000;
/** After a longer gap the first run erases nothing. */
const MAX_GAP_MS = 7 * DAY_MS;
/** At most so many rows a run; the next run continues. */
const MAX_ERASED = 5_000;

type RunDeps = Pick<Platform, 'db' | 'clock' | 'log' | 'stopping'>;
type Run = typeof retentionRuns.$inferSelect;

/** The time before which data is erased after so many days. */
export const beforeOf = ({ clock }: Pick<Platform, 'clock'>, days: number): Date =>
  new Date(clock.now().getTime() - days * DAY_MS);

/** Whether a rule is on, and after how many days it erases. */
export async function settingOf(db: Database, name: RetentionRuleName): Promise<{ on: boolean; days: number }> {
  const [row] = await db.select().from(retentionRules).where(eq(retentionRules.name, name));
  return row ?? RETENTION_RULES[name];
}

/** Runs every rule that is on and has not run today; one process runs each. */
export async function runDaily(deps: RunDeps, rules: readonly RetentionRule[]): Promise<void> {
  for (const rule of rules) {
    const { on, days } = await settingOf(deps.db, rule.name);
    if (!on || deps.stopping.aborted) continue;
    const run = await claimRun(deps, rule, days);
    if (!run) continue;
    if (await isAfterGap(deps.db, run)) await skip(deps, run);
    else await execute(deps, rule, run);
  }
}

/** Runs a rule now, for a member of staff; LOCKED for one that is off. */
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
  const [finished] = await toRecords(deps.db, [await execute(deps, rule, run)]);
  if (!finished) throw new ApiError('UNAVAILABLE');
  return finished;
}

/** Starts today's run of a rule unless another process has; an interrupted run is started again. */
async function claimRun({ db, clock }: RunDeps, rule: RetentionRule, days: number): Promise<Run | undefined> {
  const started_at = clock.now();
  const abandoned = new Date(started_at.getTime() - ABANDONED_MS);
  const [run] = await db
    .insert(retentionRuns)
    .values({ id: randomUUID(), rule: rule.name, day: dayIn(started_at), days, started_at })
    .onConflictDoUpdate({
      target: [retentionRuns.rule, retentionRuns.day],
      set: { started_at, finished_at: null, more: false, days },
      setWhere: sql`${retentionRuns.more}
        or (${retentionRuns.finished_at} is null and ${retentionRuns.started_at} < ${timeOf(abandoned)})`,
    })
    .returning();
  return run;
}

/** Whether the rule has not run for days, as when the clock is wrong: what it would erase then is lost for ever. */
async function isAfterGap(db: Database, { rule, started_at }: Run): Promise<boolean> {
  const [last] = await db
    .select({ at: retentionRuns.started_at })
    .from(retentionRuns)
    .where(and(eq(retentionRuns.rule, rule), lt(retentionRuns.started_at, started_at)))
    .orderBy(desc(retentionRuns.started_at))
    .limit(1);
  return last !== undefined && started_at.getTime() - last.at.getTime() > MAX_GAP_MS;
}

/** Ends a run without erasing anything; tomorrow's erases. */
async function skip({ db, clock, log }: RunDeps, { id, rule }: Run): Promise<void> {
  log.error({ rule }, 'a retention rule has not run for days: it erases from tomorrow, unless the clock is wrong');
  await db.update(retentionRuns).set({ finished_at: clock.now() }).where(eq(retentionRuns.id, id));
}

async function execute(deps: RunDeps, rule: RetentionRule, run: Run): Promise<Run> {
  const before = beforeOf(deps, run.days);
  const sum: Erased & { kept: number; more: boolean } = { erased: 0, failed: 0, kept: 0, more: false };
  try {
    sum.kept = (await rule.look(before)).kept.reduce((total, { count }) => total + count, 0);
    for await (const { erased, failed } of rule.erase(before)) {
      sum.erased += erased;
      sum.failed += failed;
      sum.more = sum.erased + sum.failed >= MAX_ERASED || deps.stopping.aborted;
      if (sum.more) break;
    }
  } catch {
    // The database's error is not logged: it quotes personal data.
    sum.failed += 1;
    deps.log.error({ rule: rule.name }, 'a retention rule failed');
  }
  const [finished = run] = await deps.db
    .update(retentionRuns)
    .set({
      finished_at: deps.clock.now(),
      erased: sql`${retentionRuns.erased} + ${sum.erased}`,
      failed: sql`${retentionRuns.failed} + ${sum.failed}`,
      ...{ kept: sum.kept, more: sum.more },
    })
    .where(eq(retentionRuns.id, run.id))
    .returning();
  return finished;
}

const columns = columnsOf(retentionRuns, 'rule', 'started_at');

/** The filters and sorts of the log of runs. */
export const runColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: [],
  defaultSort: ['started_at', 'DESC'],
};

/** A page of the log of runs. */
export async function listRuns(db: Database, request: ListRequest): Promise<RecordPage> {
  const page = await listRows(db, retentionRuns, request);
  return { ...page, found: await toRecords(db, page.found) };
}

/** The last run of each rule. */
export async function lastRuns(db: Database): Promise<Map<RetentionRuleName, RetentionRun>> {
  const runs = await db
    .selectDistinctOn([retentionRuns.rule])
    .from(retentionRuns)
    .orderBy(retentionRuns.rule, desc(retentionRuns.started_at));
  return new Map((await toRecords(db, runs)).map((run) => [run.rule, run]));
}

async function toRecords(db: Database, runs: readonly Run[]): Promise<RetentionRun[]> {
  const names = await staffNames(db, [...new Set(runs.flatMap(({ by }) => by ?? []))]);
  return runs.map(({ day: _day, started_at, finished_at, ...run }) => ({
    ...run,
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    by_name: run.by === null ? null : (names.get(run.by) ?? null),
  }));
}
