import { ApiError, type StaffUser } from '@prospectus/contract';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../../platform/database/database.ts';
import { leads } from '../tables.ts';
import type { LeadRow } from '../wire.ts';
import { mayWorkOn } from './views.ts';

/** The lead's row, locked; NOT_FOUND for one that the person may not work on, as for an unknown id. */
export async function lockOwnLead(tx: Database, id: string, person: StaffUser): Promise<LeadRow> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), mayWorkOn(person)))
    .for('update');
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** Refuses (NOT_FOUND) a lead that the person may not work on, as an unknown id. */
export async function requireOwnLead(db: Database, id: string, person: StaffUser): Promise<void> {
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, id), mayWorkOn(person)));
  if (!row) throw new ApiError('NOT_FOUND');
}

/** Refuses what has become a part of another lead. */
export function refuseMerged({ merged_into }: LeadRow): void {
  if (merged_into !== null) throw new ApiError('LOCKED', { msg: 'This lead is a part of another one now.' });
}
