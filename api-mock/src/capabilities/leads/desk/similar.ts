import type { LeadRecord, StaffUser } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { readList } from '../../../platform/console/list-query.ts';
import type { Database } from '../../../platform/database/database.ts';
import { leadColumns, listLeads } from '../console-list.ts';
import { masked } from './mask.ts';
import { mayWorkOn } from './views.ts';

const MAX_SIMILAR = 10;

/** Leads that may be the same person: the same e-mail address, or the same name and interest. */
export async function similarTo(db: Database, id: string, person: StaffUser): Promise<LeadRecord[]> {
  const request = readList({ range: JSON.stringify([0, MAX_SIMILAR - 1]) }, leadColumns);
  const { found } = await listLeads(db, request, {
    table: sql.raw('leads'),
    only: sql`leads.id <> ${id}::uuid and leads.merged_into is null and ${mayWorkOn(person)} and exists (
      select 1 from leads as this where this.id = ${id}::uuid and (lower(this.email) = lower(leads.email)
        or (lower(this.name) = lower(leads.name) and this.interest = leads.interest)))`,
  });
  return found.map(masked);
}
