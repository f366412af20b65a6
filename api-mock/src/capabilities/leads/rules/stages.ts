import type { StaffUser } from '@prospectus/contract';
import { DEFAULT_STAGES, type leadStagesChange, type LeadStagesRecord } from '@prospectus/contract/lead-stages';
import type { z } from 'zod';

import { changeRow } from '../../../platform/changes/change-row.ts';
import type { Database } from '../../../platform/database/database.ts';
import { staffNames } from '../../staff/index.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leadStages } from './rules-table.ts';

/** Names and order of the stages, and the reasons for which leads are lost. */
export async function readStages(db: Database): Promise<LeadStagesRecord> {
  const [saved] = await db.select().from(leadStages);
  if (!saved) return { ...DEFAULT_STAGES, version: 1, changed_at: null, changed_by_name: null };
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
    const written = { by: person.id, at: deps.clock.now() };
    const changed = { changed_at: written.at, changed_by: person.id };
    // There is a row to lock also for the first change of all.
    await tx
      .insert(leadStages)
      .values({ ...changed, fields: DEFAULT_STAGES, version: 1 })
      .onConflictDoNothing();
    await changeRow(
      tx,
      {
        table: leadStages,
        resource: 'lead-rules',
        audited: ({ fields: stages }) => stages,
        toRecord: (_row, current) => readStages(current),
      },
      { ...written, where: undefined, version },
      () => ({ ...changed, fields }),
      () => ({ recordId: 'stages' }),
    );
    return readStages(tx);
  });
