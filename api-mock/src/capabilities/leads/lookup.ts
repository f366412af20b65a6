import { eq } from 'drizzle-orm';
import type { Lead } from '@prospectus/contract';
import type { Request, Response } from 'express';

import { readChallenge, setChallengeCookie, verifiedLead } from './lead-session.ts';
import { enquiryIdFor } from './enquiries.ts';
import type { LeadDeps } from './lead-deps.ts';
import { quarantinedOf } from './quarantine.ts';
import { readPhone } from '../../platform/phone/phone.ts';
import { leads } from './tables.ts';
import { toMaskedWire, toWire } from './details.ts';

const NOT_FOUND = { leadExists: false, lead: [] };

/**
 * Looks up a phone; the answer has the id to request a code with. Sets the challenge cookie, which also stores whether
 * the form was a referrer's (`?referrerForm=true`).
 */
export async function findLead(
  deps: LeadDeps,
  typed: string,
  req: Request,
  res: Response,
): Promise<{ leadExists: boolean; lead: Lead[] }> {
  const phone = readPhone(typed, 'phone');
  const byReferrer = req.query.referrerForm === 'true';
  const [lead] = await deps.db.select().from(leads).where(eq(leads.phone, phone));
  if (!lead) {
    const quarantined = await quarantinedOf(deps, phone, readChallenge(deps, req));
    setChallengeCookie(deps, req, res, undefined, byReferrer);
    return quarantined ? { leadExists: true, lead: [toMaskedWire({ id: quarantined, erp_id: null })] } : NOT_FOUND;
  }
  const id = await enquiryIdFor(deps.db, lead.id, readChallenge(deps, req).get(lead.id), deps.clock.now());
  setChallengeCookie(deps, req, res, { leadId: lead.id, id }, byReferrer);
  const owner = await verifiedLead(deps, req);
  return { leadExists: true, lead: [owner?.id === lead.id ? toWire(lead) : toMaskedWire(lead)] };
}
