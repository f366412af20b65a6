import { randomBytes } from 'node:crypto';

import { ROLE } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { auditAll } from '../../platform/changes/audit.ts';
import { ensureColleagues, staffWithRoles } from '../../capabilities/staff/index.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash } from '../../platform/secrets/keyed-hash.ts';
import { DAY_MS } from './calendar.ts';
import { insertLeads, insertRows } from './insert.ts';
import { retentionLog, seedNotices } from './privacy.ts';
import { quarantined } from './quarantined.ts';
import { type Frame, noRows } from './rows.ts';
import { seedRules } from './rules.ts';

export type SeedDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'keys'>;

/** Fills a database that has no leads; see `seedDemoLeads`. */
export async function fillWithLeads(deps: SeedDeps): Promise<void> {
  const { config, clock, db } = deps;
  await ensureColleagues(deps, randomBytes(32).toString('base64url'));
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table leads in exclusive mode`);
    const [lead] = await rows(tx, sql`select 1 from leads limit 1`);
    const [admin] = await staffWithRoles(tx, [ROLE.ADMIN]);
    if (lead || !admin) return;
    const counsellors = (await staffWithRoles(tx, [ROLE.COUNSELLOR])).map(({ id }) => id);
    const now = clock.now().getTime();
    const frame: Frame = { now, count: config.demoLeads, admin: admin.id, counsellors, withTraffic: true };
    await insertLeads(tx, frame);
    const key = deps.keys.current('quarantine');
    const aside = quarantined(frame, (kind, text) => keyedHash(key, kind, text));
    await insertRows(tx, { ...noRows(), lead_quarantine: aside, retention_runs: retentionLog(frame) });
    await seedNotices(tx, frame);
    await seedRules(tx, frame);
    await auditLately(tx, now);
  });
}

const AUDITED_MS = 14 * DAY_MS;
const ACTIONS = { owner_changed: 'assign', stage_changed: 'stage', noted: 'note', revealed: 'reveal' } as const;

/** Recent actions of staff are also in the audit log, which is not reset with the rest. */
async function auditLately(tx: Database, now: number): Promise<void> {
  const [known] = await rows(tx, sql`select 1 from audit_log where resource = 'leads' limit 1`);
  if (known) return;
  const done = await rows<{ lead_id: string; type: keyof typeof ACTIONS; at: string; by: string; data: object }>(
    tx,
    sql`select lead_id, type, at, by, data from lead_events
        where by is not null and at >= ${new Date(now - AUDITED_MS).toISOString()}::timestamptz
          and type in ('owner_changed', 'stage_changed', 'noted', 'revealed') order by at, id`,
  );
  await auditAll(
    tx,
    done.map(({ lead_id, type, at, by, data }) => ({
      ...{ at: new Date(at), by, action: ACTIONS[type], resource: 'leads', recordId: lead_id },
      ...(type === 'revealed' && { reason: (data as { reason: string }).reason }),
    })),
  );
}
