import { COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract/constants';
import type { Request, Response } from 'express';
import { z } from 'zod';

import type { LeadDeps } from './lead-deps.ts';
import { readSigned, setSigned } from './signed-cookie.ts';

// The kind tells tokens of the lead cookies apart: none is accepted as another.
const claims = z.object({
  typ: z.literal('enquiry'),
  of: z.record(z.uuid(), z.uuid()),
  ref: z.literal(true).optional(),
});

/** Enquiries of this browser: lead id → enquiry id, the newest last. */
export type Challenge = ReadonlyMap<string, string>;

// Enough for a phone mistyped a few times; more would only fill the cookie.
const KEPT = 5;

/** The enquiries the browser can prove to have opened: without its entry here a lead's id gives access to nothing. */
export const readChallenge = (deps: LeadDeps, req: Request): Challenge =>
  new Map(Object.entries(readSigned(deps, req, COOKIE.challenge, claims)?.of ?? {}));

/** Whether the form this browser looked its phone up with was a referrer's. */
export const cameByReferrer = (deps: LeadDeps, req: Request): boolean =>
  readSigned(deps, req, COOKIE.challenge, claims)?.ref ?? false;

/** Binds the browser to an enquiry (or to none yet, at the lookup of an unknown phone). */
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
    { typ: 'enquiry', of: Object.fromEntries(after.slice(-KEPT)), ...(byReferrer && { ref: true }) },
    COOKIE_MAX_AGE.lead,
  );
}
