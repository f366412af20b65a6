import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { ApiError } from '@prospectus/contract';
import type { Request, Response } from 'express';

import type { Database } from '../db/database.ts';
import { keepChallenge, readChallenge } from './challenge-cookie.ts';
import { refuseForToday } from './code-refused.ts';
import { readCreateBody } from './create-body.ts';
import type { LeadDetails } from './details.ts';
import { findRepeat, openEnquiry, type Repeat, stage } from './enquiries.ts';
import { keyedHash } from './keyed-hash.ts';
import type { LeadDeps } from './lead-deps.ts';
import { NO_WAIT, type Wait } from './otp-rules.ts';
import { hasOpenCode, sendCode } from './send-code.ts';
import { leadEvents, leads } from './tables.ts';
import { type Touch, touchOf } from './touch.ts';
import type { LeadRow } from './wire.ts';

/**
 * Records an enquiry and sends its code. The same submission again (by its key, its browser or its words) creates
 * nothing; a phone that is on record keeps its lead, and what was typed waits for the code.
 */
export async function createLead(
  deps: LeadDeps,
  req: Request,
  res: Response,
): Promise<{ success: true; leadId: string }> {
  const { details, said } = readCreateBody(req.body);
  const cookie = readChallenge(deps, req);
  const submission = {
    fingerprint: keyedHash(
      deps.secret,
      details.phone,
      details.name,
      details.email,
      String(details.qualification),
      details.interest,
    ),
    idempotencyKey: idempotencyKey(deps, req),
  };
  const touch = touchOf(req, said);

  const done = await deps.db.transaction(async (tx) => {
    // One at a time for a phone, also while it has no row that could be locked.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead:${details.phone}`}, 0))`);
    const now = deps.clock.now();
    const [known] = await tx.select().from(leads).where(eq(leads.phone, details.phone)).for('update');
    if (!known) {
      const lead = await insertLead(tx, details, now);
      return enquire(tx, deps, lead, { submission, touch, now });
    }
    const repeated = await findRepeat(tx, known.id, cookie.get(known.id), submission, now);
    if (repeated?.refused) throw new ApiError('LOCKED', { msg: 'This key belongs to another submission.' });
    if (repeated && !repeated.own) {
      return { leadId: known.id, enquiryId: cookie.get(known.id) ?? randomUUID(), wait: NO_WAIT };
    }
    return enquire(tx, deps, known, { submission, touch, now, repeated, staged: details });
  });

  keepChallenge(deps, req, res, { leadId: done.leadId, id: done.enquiryId });
  if (done.wait.reason === 'day') throw refuseForToday(done.wait);
  return { success: true, leadId: done.leadId };
}

type Enquiry = {
  submission: { fingerprint: string; idempotencyKey: string | null };
  touch: Touch;
  now: Date;
  repeated?: Repeat | undefined;
  staged?: LeadDetails;
};
type Done = { leadId: string; enquiryId: string; wait: Wait };

async function enquire(
  tx: Database,
  deps: LeadDeps,
  lead: LeadRow,
  { submission, touch, now, repeated, staged }: Enquiry,
): Promise<Done> {
  const enquiryId = repeated?.id ?? randomUUID();
  // The same request once more, long after: answered, and nothing else.
  if (repeated && !repeated.open) return { leadId: lead.id, enquiryId, wait: NO_WAIT };

  const { phone: _never, ...changes } = staged ?? { phone: '' };
  if (repeated) await stage(tx, enquiryId, changes);
  else await openEnquiry(tx, { id: enquiryId, leadId: lead.id, submission, staged: changes }, touch, now);
  // Where the phone has to wait its 30 seconds, the form counts them down and offers to send again.
  const wait = (await hasOpenCode(tx, enquiryId, now)) ? NO_WAIT : await sendCode(tx, deps, enquiryId, lead);
  return { leadId: lead.id, enquiryId, wait };
}

async function insertLead(tx: Database, details: LeadDetails, now: Date): Promise<LeadRow> {
  const [lead] = await tx
    .insert(leads)
    .values({ id: randomUUID(), ...details, created_at: now, updated_at: now })
    .returning();
  if (!lead) throw new Error('a lead was not written');
  await tx.insert(leadEvents).values({ lead_id: lead.id, type: 'created', at: now });
  return lead;
}

function idempotencyKey(deps: LeadDeps, req: Request): string | null {
  const key = req.get('idempotency-key');
  return key ? keyedHash(deps.secret, 'idempotency', key) : null;
}
