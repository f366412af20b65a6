import { ApiError, type StaffUser } from '@prospectus/contract';
import { FIRST_STAGES, type leadStagesChange, type LeadStagesRecord } from '@prospectus/contract/lead-stages';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';

import type { Database } from '../../../platform/database/database.ts';
import { audit } from '../../audit/index.ts';
import { staffNames } from '../../staff/index.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leadStages } from './rules-table.ts';

/** Names and order of the stages, and the reasons for which leads are lost. */
export async function readStages(db: Database): Promise<LeadStagesRecord> {
  const [saved] = await db.select().from(leadStages);
  if (!saved) return { ...FIRST_STAGES, version: 1, changed_at: null, changed_by_name: null };
  return {
    ...saved.fields,
    version: saved.version,
    changed_at: saved.changed_at.toISOString(),
    changed_by_name: (await staffNames(db, [saved.changed_by])).get(saved.changed_by) ?? null,
  };
}

/** Changes all of it. Leads that are lost already keep the words of their reason. */
export const saveStages = (
  deps: LeadDeps,
  person: StaffUser,
  { version, ...fields }: z.output<typeof leadStagesChange>,
): Promise<LeadStagesRecord> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const change = { fields, changed_at: now, changed_by: person.id };
    // Of two first changes, the second finds the row of the first and is refused by its version.
    const [created] =
      version === 1
        ? await tx
            .insert(leadStages)
            .values({ ...change, version: 2 })
            .onConflictDoNothing()
            .returning()
        : [];
    const before = created ? FIRST_STAGES : await lockVersion(tx, version);
    if (!created) await tx.update(leadStages).set({ ...change, version: version + 1 });
    await audit(tx, {
      ...{ at: now, by: person.id, action: 'update', resource: 'lead-rules', recordId: 'stages' },
      ...{ before, after: fields },
    });
    return readStages(tx);
  });

async function lockVersion(tx: Database, version: number): Promise<typeof FIRST_STAGES> {
  const [saved] = await tx.select().from(leadStages).where(eq(leadStages.id, 1)).for('update');
  if (saved?.version !== version) throw new ApiError('VERSION_CONFLICT', { extra: { current: await readStages(tx) } });
  return saved.fields;
}
