import { ApiError, type QuarantineRecord } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { audit } from '../../platform/changes/audit.ts';
import { columnsOf } from '../../platform/console/column.ts';
import { listRows, type RecordPage } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { leadsWith, submissionWords } from './console-list.ts';
import { maskedContact } from './desk/find-lead.ts';
import { openEnquiry } from './enquiries.ts';
import { lockLeadOf, newLead, writeLead } from './first-enquiry.ts';
import type { LeadDeps } from './lead-deps.ts';
import { leadQuarantine } from './quarantine-table.ts';
import { recordEvent } from './timeline.ts';

const { address_hash: address, ...others } = columnsOf(
  leadQuarantine,
  ...(['id', 'address_hash', 'created_at', 'released_at', 'lead_id'] as const),
);
const columns = { ...others, address };

/** The filters, sorts and search of the list of quarantined submissions. */
export const quarantineColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: (text) => leadsWith(text, submissionWords),
  defaultSort: ['created_at', 'DESC'],
};

export async function listQuarantine(db: Database, request: ListRequest): Promise<RecordPage> {
  const page = await listRows(db, leadQuarantine, request);
  return { ...page, found: page.found.map(toQuarantineRecord) };
}

export async function deleteQuarantined(deps: Pick<LeadDeps, 'db' | 'clock'>, id: string, by: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.delete(leadQuarantine).where(eq(leadQuarantine.id, id));
    await audit(tx, { at: deps.clock.now(), by, action: 'purge', resource: 'leads/quarantine', recordId: id });
  });
}

export async function readQuarantined(db: Database, id: string): Promise<QuarantineRecord | undefined> {
  const [row] = await db.select().from(leadQuarantine).where(eq(leadQuarantine.id, id));
  return row && toQuarantineRecord(row);
}

/** A submission for the console, with its contact masked. */
const toQuarantineRecord = (row: typeof leadQuarantine.$inferSelect): QuarantineRecord => ({
  id: row.id,
  name: row.details.name,
  ...maskedContact({ mobile: row.details.phone, email: row.details.email }),
  area_of_interest: row.details.interest,
  highest_qualification_id: row.details.qualification,
  reasons: row.reasons,
  address: row.address_hash,
  page: row.attribution.page,
  created_at: row.created_at.toISOString(),
  released_at: row.released_at?.toISOString() ?? null,
  lead_id: row.lead_id,
});

type Submission = typeof leadQuarantine.$inferSelect;

/**
 * Creates a lead from a quarantined submission, with its original time and without a code. If the phone has become a
 * lead, adds an enquiry to it.
 */
export const releaseLead = (deps: LeadDeps, id: string, by: string): Promise<QuarantineRecord> =>
  deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(leadQuarantine).where(eq(leadQuarantine.id, id)).for('update');
    if (!row) throw new ApiError('NOT_FOUND');
    if (row.released_at !== null) throw new ApiError('LOCKED', { msg: 'This submission has been released already.' });
    const now = deps.clock.now();
    const leadId = (await createReleased(tx, deps, row, now)) ?? (await addEnquiry(tx, row));
    await recordEvent(tx, leadId, 'released', now);
    const [released] = await tx
      .update(leadQuarantine)
      .set({ released_at: now, lead_id: leadId })
      .where(eq(leadQuarantine.id, id))
      .returning();
    await audit(tx, { at: now, by, action: 'create', resource: 'leads', recordId: leadId });
    return toQuarantineRecord(released ?? row);
  });

async function createReleased(tx: Database, deps: LeadDeps, row: Submission, now: Date): Promise<string | undefined> {
  const lead = newLead(row.id, row.details, row.attribution, now);
  const written = await writeLead(tx, deps, lead, {
    id: row.enquiry_id,
    attribution: row.attribution,
    at: row.created_at,
  });
  return written ? lead.id : undefined;
}

async function addEnquiry(tx: Database, { enquiry_id, details, attribution, created_at }: Submission): Promise<string> {
  const lead = await lockLeadOf(tx, details.phone);
  if (!lead) throw new ApiError('UNAVAILABLE');
  const { phone: _unchanged, ...staged } = details;
  await openEnquiry(tx, { id: enquiry_id, leadId: lead.id, staged }, attribution, created_at);
  return lead.id;
}
