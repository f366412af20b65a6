import { leadRecord } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { dayIn } from '../../../platform/clock/clock.ts';
import type { StreamedFile } from '../../../platform/console/record-file.ts';
import type { ListRequest } from '../../../platform/console/list-query.ts';
import { recordFile } from '../../../platform/console/record-file.ts';
import { findLeads, type LeadScope } from '../console-list.ts';
import type { LeadDeps } from '../lead-deps.ts';

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The leads a list asks for as a file with contacts in full, read five hundred at a time as it is sent, by id. */
export function leadsFile(
  { db, clock }: Pick<LeadDeps, 'db' | 'clock'>,
  { request, scope, format }: { request: ListRequest; scope: LeadScope; format: 'csv' | 'json' },
): StreamedFile {
  return recordFile({ name: 'leads', day: dayIn(clock.now()), format }, Object.keys(leadRecord.shape), batches());

  async function* batches() {
    for (let after = FIRST_ID; ;) {
      const found = await findLeads(
        db,
        { ...request, orderBy: sql`id asc`, first: 0, last: BATCH - 1 },
        { table: scope.table, only: sql`${scope.only} and leads.id > ${after}::uuid` },
      );
      yield found;
      if (found.length < BATCH) return;
      after = found.at(-1)?.id ?? after;
    }
  }
}
