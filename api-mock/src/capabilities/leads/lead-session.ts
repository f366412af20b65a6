import { randomUUID } from 'node:crypto';

import { ApiError, leadSessionClaims, type UserLeadData } from '@prospectus/contract';
import { COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract/constants';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Request, Response } from 'express';
import { z } from 'zod';

import type { Database } from '../../platform/database/database.ts';
import type { LeadDeps } from './lead-deps.ts';
import { cookieOptions, readSigned, setSigned } from './signed-cookie.ts';
import { leads, leadSessions } from './tables.ts';
import type { LeadRow } from './wire.ts';

const claims = leadSessionClaims.extend({ jti: z.uuid() });

/** Opens a session in the transaction that verified the lead; its id goes into the cookie after the commit. */
export async function openSession(tx: Database, leadId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(leadSessions)
    .values({ id, lead_id: leadId, created_at: now, expires_at: new Date(now.getTime() + COOKIE_MAX_AGE.lead * 1000) });
  return id;
}

/** Sets the signed session, and the readable cookies beside it, which serve the interface alone. */
export function setSessionCookies(
  deps: LeadDeps,
  res: Response,
  sessionId: string,
  lead: LeadRow,
  first: boolean,
): void {
  setSigned(deps, res, COOKIE.leadSession, { typ: 'lead', sub: lead.id, jti: sessionId }, COOKIE_MAX_AGE.lead);
  setReadable(deps, res, lead);
  res.cookie(COOKIE.isFirstByUser, String(first), cookieOptions(deps, COOKIE_MAX_AGE.lead));
}

/** Updates the readable cookies from the lead. */
export function setReadable(deps: LeadDeps, res: Response, lead: LeadRow): void {
  const options = cookieOptions(deps, COOKIE_MAX_AGE.lead);
  const readable: UserLeadData = { id: lead.id, leads_id: lead.erp_id, name: lead.name };
  res.cookie(COOKIE.isUserVerified, lead.id, options);
  // Express encodes the value, which is the encoding the interface expects.
  res.cookie(COOKIE.userLeadData, JSON.stringify(readable), options);
}

/** The verified lead of this browser, or undefined. */
export const verifiedLead = async (deps: LeadDeps, req: Request): Promise<LeadRow | undefined> =>
  (await verifiedSession(deps, req))?.lead;

/** The same, and when its code was given. Signature and session row are both checked. */
export async function verifiedSession(
  deps: LeadDeps,
  req: Request,
): Promise<{ lead: LeadRow; since: Date } | undefined> {
  const session = readSigned(deps, req, COOKIE.leadSession, claims);
  if (!session) return undefined;
  const [found] = await deps.db
    .select({ lead: leads, since: leadSessions.created_at })
    .from(leadSessions)
    .innerJoin(leads, eq(leads.id, leadSessions.lead_id))
    .where(
      and(
        eq(leadSessions.id, session.jti),
        eq(leadSessions.lead_id, session.sub),
        isNull(leadSessions.revoked_at),
        gt(leadSessions.expires_at, deps.clock.now()),
      ),
    );
  return found;
}

/** The verified lead, when it is the one that is named; another's id answers like an unknown one. */
export async function requireLead(deps: LeadDeps, req: Request, leadId: string): Promise<LeadRow> {
  const lead = await verifiedLead(deps, req);
  if (!lead) throw new ApiError('VERIFICATION_REQUIRED');
  if (lead.id !== leadId) throw new ApiError('NOT_FOUND');
  return lead;
}

/** Revokes the session on the server and clears every lead cookie. */
export async function endSession(deps: LeadDeps, req: Request, res: Response): Promise<void> {
  const session = readSigned(deps, req, COOKIE.leadSession, claims);
  if (session)
    await deps.db.update(leadSessions).set({ revoked_at: deps.clock.now() }).where(eq(leadSessions.id, session.jti));
  for (const name of LEAD_COOKIES) res.clearCookie(name, cookieOptions(deps));
}

const LEAD_COOKIES = [
  COOKIE.leadSession,
  COOKIE.challenge,
  COOKIE.isUserVerified,
  COOKIE.userLeadData,
  COOKIE.isFirstByUser,
  COOKIE.showToast,
];
