import { and, eq, gt } from 'drizzle-orm';
import type { Request } from 'express';

import { readChallenge } from './challenge-cookie.ts';
import { queueEvent } from './erp.ts';
import type { LeadDeps } from './lead-deps.ts';
import { attributionOfEnquiry } from './origin.ts';
import { leadEvents } from './tables.ts';
import { lockLead, recordEvent } from './timeline.ts';

const DONE = { success: true } as const;
const DAY_MS = 86_400_000;

/**
 * A visitor whose code does not come asks to be called: on the lead's timeline, and queued for the ERP, where the
 * counsellors see it. It proves nothing and opens no session. A lead this browser has not opened gets the same answer.
 */
export async function askForCall(deps: LeadDeps, leadId: string, req: Request): Promise<typeof DONE> {
  const enquiryId = readChallenge(deps, req).get(leadId);
  if (enquiryId === undefined) return DONE;
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId);
    // A phone that was only looked up has no enquiry, and so no consent to a call.
    const origin = lead && (await attributionOfEnquiry(tx, enquiryId));
    if (!lead || !origin) return;
    const now = deps.clock.now();
    const [before] = await tx
      .select({ id: leadEvents.id })
      .from(leadEvents)
      .where(
        and(
          eq(leadEvents.lead_id, lead.id),
          eq(leadEvents.type, 'call_asked'),
          gt(leadEvents.at, new Date(now.getTime() - DAY_MS)),
        ),
      )
      .limit(1);
    if (before) return;
    await recordEvent(tx, lead.id, 'call_asked', now);
    const more = { name: lead.name, area_of_interest: lead.interest, verified: lead.verified_at !== null };
    await queueEvent(tx, deps, lead, origin, { event: 'call_asked', at: now, more });
  });
  return DONE;
}
