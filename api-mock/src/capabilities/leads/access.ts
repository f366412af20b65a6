import { ApiError } from '@prospectus/contract';
import type { Request } from 'express';

import type { LeadAccess } from '../../platform/http/lead-access.ts';
import type { LeadDeps } from './lead-deps.ts';
import { verifiedLead } from './lead-session.ts';
import type { LeadRow } from './wire.ts';

const verified = new WeakMap<Request, LeadRow>();

/** The verified lead by the session alone, never by an id in the request. */
export const leadAccess = (deps: LeadDeps): LeadAccess => ({
  verified: async (req, _res, next) => {
    const lead = await verifiedLead(deps, req);
    if (!lead) throw new ApiError('VERIFICATION_REQUIRED');
    verified.set(req, lead);
    next();
  },
  of: (req) => {
    const lead = verified.get(req);
    if (!lead) throw new Error('a verified lead was asked for on a route without its guard');
    return lead;
  },
});
