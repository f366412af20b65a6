import { ApiError } from '@prospectus/contract';
import {
  RETENTION_RULE_NAMES,
  RETENTION_RULES,
  type RetentionRule,
  type retentionRuleChange,
  type RetentionRuleName,
} from '@prospectus/contract/retention';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';

import { changeRow, type Versioned } from '../../platform/changes/change-row.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { staffNames } from '../staff/index.ts';
import { lastRuns } from './runs.ts';
import { retentionRules } from './tables.ts';

/** All rules, in the order of the contract. */
export async function listRules(db: Database): Promise<RetentionRule[]> {
  const changed = new Map((await db.select().from(retentionRules)).map((row) => [row.name, row]));
  const names = await staffNames(db, [...new Set([...changed.values()].map((row) => row.changed_by))]);
  const runs = await lastRuns(db);
  return RETENTION_RULE_NAMES.map((name) => {
    const row = changed.get(name);
    const { on, days } = row ?? RETENTION_RULES[name];
    return {
      ...{ name, on, days, version: row?.version ?? 0 },
      changed_at: row?.changed_at.toISOString() ?? null,
      changed_by_name: row ? (names.get(row.changed_by) ?? null) : null,
      last_run: runs.get(name) ?? null,
    };
  });
}

async function readRule(db: Database, name: RetentionRuleName): Promise<RetentionRule> {
  const rule = (await listRules(db)).find((one) => one.name === name);
  if (!rule) throw new ApiError('NOT_FOUND');
  return rule;
}

/** Turns a rule on or off and sets its days; VERSION_CONFLICT for an old version. */
export async function changeRule(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  name: RetentionRuleName,
  by: string,
  { on, days, version }: z.output<typeof retentionRuleChange>,
): Promise<RetentionRule> {
  requireBounds(name, days);
  const changed = { changed_at: clock.now(), changed_by: by };
  await db.transaction(async (tx) => {
    // The first change needs a row to lock, too.
    const { on: defaultOn, days: defaultDays } = RETENTION_RULES[name];
    const defaults = { name, on: defaultOn, days: defaultDays, version: 0, ...changed };
    await tx.insert(retentionRules).values(defaults).onConflictDoNothing();
    await changeRow(
      tx,
      versioned,
      { where: eq(retentionRules.name, name), by, at: changed.changed_at, version, yours: { on, days } },
      () => ({ on, days, ...changed }),
      () => ({ recordId: name }),
    );
  });
  return readRule(db, name);
}

const versioned: Versioned<typeof retentionRules> = {
  table: retentionRules,
  resource: 'retention/rules',
  toRecord: ({ name }, tx) => readRule(tx, name),
  audited: ({ on, days }) => ({ on, days }),
  titleOf: ({ name }) => name,
};

/** Refuses a number of days outside the rule's bounds. */
export function requireBounds(name: RetentionRuleName, days: number): void {
  const { minDays: least, maxDays: most } = RETENTION_RULES[name];
  if (days < least || days > most)
    throw new ApiError('INVALID_FIELDS', { errors: { days: `Choose from ${least} to ${most} days.` } });
}
