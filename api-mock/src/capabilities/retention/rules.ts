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

import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { audit } from '../audit/index.ts';
import { staffNames } from '../staff/index.ts';
import { lastRuns } from './runs.ts';
import { retentionRules } from './tables.ts';

type Setting = { on: boolean; days: number; version: number };

/** Whether a rule is on, and after how many days it erases. */
export async function settingOf(db: Database, name: RetentionRuleName): Promise<Setting> {
  const [row] = await db.select().from(retentionRules).where(eq(retentionRules.name, name));
  const { on, days } = RETENTION_RULES[name];
  return row ? { on: row.on, days: row.days, version: row.version } : { on, days, version: 0 };
}

/** Every rule as it stands, in the order of the contract. */
export async function listRules(db: Database): Promise<RetentionRule[]> {
  const changed = new Map((await db.select().from(retentionRules)).map((row) => [row.name, row]));
  const names = await staffNames(db, [...new Set([...changed.values()].map((row) => row.changed_by))]);
  const runs = await lastRuns(db);
  return RETENTION_RULE_NAMES.map((name) => {
    const row = changed.get(name);
    const { on, days } = RETENTION_RULES[name];
    return {
      name,
      on: row?.on ?? on,
      days: row?.days ?? days,
      version: row?.version ?? 0,
      changed_at: row?.changed_at.toISOString() ?? null,
      changed_by_name: row ? (names.get(row.changed_by) ?? null) : null,
      last_run: runs.get(name) ?? null,
    };
  });
}

/** One of them. */
async function readRule(db: Database, name: RetentionRuleName): Promise<RetentionRule> {
  const found = (await listRules(db)).find((rule) => rule.name === name);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

/** Turns a rule on or off and sets its days; VERSION_CONFLICT where somebody else has changed it. */
export async function changeRule(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  name: RetentionRuleName,
  by: string,
  { on, days, version }: z.output<typeof retentionRuleChange>,
): Promise<RetentionRule> {
  requireBounds(name, days);
  await db.transaction(async (tx) => {
    const before = await settingOf(tx, name);
    const after = { on, days, version: before.version + 1, changed_at: clock.now(), changed_by: by };
    // Of two first changes at once one inserts and the other finds the row; of later ones one finds its version.
    const written =
      version === 0
        ? await tx
            .insert(retentionRules)
            .values({ name, ...after, version: 1 })
            .onConflictDoNothing()
            .returning()
        : before.version === version
          ? await tx.update(retentionRules).set(after).where(eq(retentionRules.name, name)).returning()
          : [];
    if (written.length === 0)
      throw new ApiError('VERSION_CONFLICT', { extra: { current: await readRule(tx, name), yours: { on, days } } });
    await audit(tx, {
      ...{ at: clock.now(), by, action: 'update', resource: 'retention/rules', recordId: name, title: name },
      ...{ before: { on: before.on, days: before.days }, after: { on, days } },
    });
  });
  return readRule(db, name);
}

/** Refuses a number of days beyond the rule's bounds. */
export function requireBounds(name: RetentionRuleName, days: number): void {
  const { least, most } = RETENTION_RULES[name];
  if (days < least || days > most)
    throw new ApiError('INVALID_FIELDS', { errors: { days: `Choose from ${least} to ${most} days.` } });
}
