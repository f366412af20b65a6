import { randomUUID } from 'node:crypto';

import { ApiError, type KeyPurpose, leadSessionClaims, type UserLeadData } from '@prospectus/contract';
import { COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract/constants';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CookieOptions, Request, Response } from 'express';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';

import type { Database } from '../../platform/database/database.ts';
import type { LeadAccess } from '../../platform/http/lead-access.ts';
import type { LeadDeps } from './lead-deps.ts';
import { leads, leadSessions, type LeadRow } from './tables.ts';

const sessionClaims = leadSessionClaims.extend({ jti: z.uuid() });

/** Stores a session in the transaction that verifies the lead; returns its id for the cookie. */
export async function openSession(tx: Database, leadId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(leadSessions)
    .values({ id, lead_id: leadId, created_at: now, expires_at: new Date(now.getTime() + COOKIE_MAX_AGE.lead * 1000) });
  return id;
}

/** Sets the signed session cookie, and the readable ones, which only the interface uses. */
export function setSessionCookies(
  deps: LeadDeps,
  res: Response,
  { sessionId, lead, first }: { sessionId: string; lead: LeadRow; first: boolean },
): void {
  setSigned(deps, res, COOKIE.leadSession, { typ: 'lead', sub: lead.id, jti: sessionId }, COOKIE_MAX_AGE.lead);
  setReadable(deps, res, lead);
  res.cookie(COOKIE.isFirstByUser, String(first), cookieOptions(deps, COOKIE_MAX_AGE.lead));
}

export function setReadable(deps: LeadDeps, res: Response, lead: LeadRow): void {
  const options = cookieOptions(deps, COOKIE_MAX_AGE.lead);
  const readable: UserLeadData = { id: lead.id, leads_id: lead.erp_id, name: lead.name };
  res.cookie(COOKIE.isUserVerified, lead.id, options);
  // Express encodes the value as the interface expects.
  res.cookie(COOKIE.userLeadData, JSON.stringify(readable), options);
}

export const verifiedLead = async (deps: LeadDeps, req: Request): Promise<LeadRow | undefined> =>
  (await verifiedSession(deps, req))?.lead;

/** The verified lead of this browser, and the time of its code. Checks the signature and the session row. */
export async function verifiedSession(
  deps: LeadDeps,
  req: Request,
): Promise<{ lead: LeadRow; since: Date } | undefined> {
  const session = readSigned(deps, req, COOKIE.leadSession, sessionClaims);
  if (!session) return undefined;
  const [row] = await deps.db
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
  return row;
}

/** The verified lead if it has this id; NOT_FOUND for another's id, as for an unknown one. */
export async function requireLead(deps: LeadDeps, req: Request, leadId: string): Promise<LeadRow> {
  const lead = await verifiedLead(deps, req);
  if (!lead) throw new ApiError('VERIFICATION_REQUIRED');
  if (lead.id !== leadId) throw new ApiError('NOT_FOUND');
  return lead;
}

/** Revokes the session of a request's cookie. */
export async function revokeSession(deps: LeadDeps, req: Request): Promise<void> {
  const session = readSigned(deps, req, COOKIE.leadSession, sessionClaims);
  if (session)
    await deps.db.update(leadSessions).set({ revoked_at: deps.clock.now() }).where(eq(leadSessions.id, session.jti));
}

/** Revokes the session and clears all cookies of leads. */
export async function endSession(deps: LeadDeps, req: Request, res: Response): Promise<void> {
  await revokeSession(deps, req);
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

const verified = new WeakMap<Request, LeadRow>();

/** Access of verified leads, by the session and never by an id in the request. */
export const leadAccess = (deps: LeadDeps): LeadAccess => ({
  verified: async (req, _res, next) => {
    const lead = await verifiedLead(deps, req);
    if (!lead) throw new ApiError('VERIFICATION_REQUIRED');
    verified.set(req, lead);
    next();
  },
  of: (req) => {
    const lead = verified.get(req);
    if (!lead) throw new Error('a route without the guard `verified` needs the lead');
    return lead;
  },
});

// `typ` differs between the cookies, so that none is accepted as another.
const challengeClaims = z.object({
  typ: z.literal('enquiry'),
  of: z.record(z.uuid(), z.uuid()),
  ref: z.literal(true).optional(),
});

/** The enquiries of a browser: lead id → enquiry id, newest last. */
export type Challenge = ReadonlyMap<string, string>;

// Enough for a few mistyped phones.
const MAX_ENQUIRIES = 5;

/** The enquiries that this browser has opened. Without an entry here a lead's id gives no access. */
export const readChallenge = (deps: LeadDeps, req: Request): Challenge =>
  new Map(Object.entries(readSigned(deps, req, COOKIE.challenge, challengeClaims)?.of ?? {}));

/** Whether this browser looked up its phone in a referrer's form. */
export const cameByReferrer = (deps: LeadDeps, req: Request): boolean =>
  readSigned(deps, req, COOKIE.challenge, challengeClaims)?.ref ?? false;

/** Adds an enquiry to the challenge cookie; none for an unknown phone. */
export function setChallengeCookie(
  deps: LeadDeps,
  req: Request,
  res: Response,
  enquiry: { leadId: string; id: string } | undefined,
  byReferrer: boolean,
): void {
  const before = [...readChallenge(deps, req)].filter(([leadId]) => leadId !== enquiry?.leadId);
  const after = enquiry ? [...before, [enquiry.leadId, enquiry.id]] : before;
  setSigned(
    deps,
    res,
    COOKIE.challenge,
    { typ: 'enquiry', of: Object.fromEntries(after.slice(-MAX_ENQUIRIES)), ...(byReferrer && { ref: true }) },
    COOKIE_MAX_AGE.lead,
  );
}

type CookieDeps = Pick<LeadDeps, 'clock' | 'keys' | 'config'>;

/** Sets an httpOnly cookie with signed claims. */
function setSigned(
  deps: CookieDeps,
  res: Response,
  name: SignedCookie,
  claims: Record<string, unknown>,
  seconds: number,
): void {
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  const key = deps.keys.current(PURPOSES[name]);
  const token = jsonwebtoken.sign({ ...claims, iat: now, exp: now + seconds }, key, { algorithm: 'HS256' });
  res.cookie(name, token, { ...cookieOptions(deps, seconds), httpOnly: true });
}

/** The claims of a signed cookie; undefined for an invalid or expired one. */
function readSigned<S extends z.ZodType>(
  deps: CookieDeps,
  req: Request,
  name: SignedCookie,
  schema: S,
): z.output<S> | undefined {
  const token: unknown = (req.cookies as Record<string, unknown>)[name];
  if (typeof token !== 'string') return undefined;
  const clockTimestamp = Math.floor(deps.clock.now().getTime() / 1000);
  for (const key of deps.keys.accepted(PURPOSES[name])) {
    try {
      return schema.safeParse(jsonwebtoken.verify(token, key, { algorithms: ['HS256'], clockTimestamp })).data;
    } catch {
      continue;
    }
  }
  return undefined;
}

// Each cookie has its own key.
const PURPOSES = {
  [COOKIE.leadSession]: 'lead-session',
  [COOKIE.challenge]: 'enquiry',
} as const satisfies Record<string, KeyPurpose>;
type SignedCookie = keyof typeof PURPOSES;

/** Options of all cookies of leads. */
const cookieOptions = (deps: Pick<LeadDeps, 'config'>, seconds?: number): CookieOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: deps.config.publicUrl.startsWith('https:'),
  ...(seconds !== undefined && { maxAge: seconds * 1000 }),
});
