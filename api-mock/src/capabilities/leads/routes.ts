import { type RequestHandler, Router } from 'express';

import type { LeadDeps } from './lead-deps.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { leadAccess } from './access.ts';
import { askForCall } from './ask-for-call.ts';
import { createLead } from './create.ts';
import { createLeadInErp } from './erp.ts';
import { endSession } from './lead-session.ts';
import { findLead } from './lookup.ts';
import { changeConsents, exportMine, readMine, withdraw } from './mine.ts';
import { resendOtp } from './resend.ts';
import { revisit } from './revisit.ts';
import { updateLead } from './update.ts';
import { verifyLead } from './verify.ts';

const HOUR = 3_600;

/** The lead calls of §7. Budgets count per address; codes that are sent also count all together. */
export function leadRoutes(deps: LeadDeps): Router {
  const perAddress = (scope: string, points: number) =>
    limitPerAddress(deps, { scope: `lead-${scope}`, points, seconds: HOUR });
  const calls = routerOf(
    // Outside `route`: the body is one of two, and each names its wrong fields in its own words.
    {
      method: 'post',
      paths: ['/leads'],
      handlers: [async (req, res) => void res.status(201).json({ data: await createLead(deps, req, res) })],
    },
    route('findLead', perAddress('lookup', 60), ({ param, req, res }) => findLead(deps, param('phone'), req, res)),
    route('verifyLead', perAddress('verify', 60), ({ body, req, res }) => verifyLead(deps, body, req, res)),
    route('createLeadInErp', ({ body, req, res }) => createLeadInErp(deps, body.lead_id, req, res)),
    route('updateLead', perAddress('update', 60), ({ body, req, res }) => updateLead(deps, body, req, res)),
    // Answers with and without the trailing slash of §7.
    route('resendOtp', perAddress('resend', 20), ({ body, req }) => resendOtp(deps, body, req)),
    route('askForCall', perAddress('call', 10), ({ body, req }) => askForCall(deps, body.lead_id, req)),
    route('revisit', perAddress('revisit', 20), leadAccess(deps).verified, ({ body, req }) => revisit(deps, body, req)),
    route('mine', ({ req }) => readMine(deps, req)),
    route('changeConsents', perAddress('consents', 60), ({ body, req }) => changeConsents(deps, req, body.channels)),
    route('exportMine', perAddress('export', 20), async ({ req, res }) => {
      const found = await exportMine(deps, req);
      res.attachment('my-enquiry.json');
      return found;
    }),
    route('withdraw', perAddress('withdraw', 20), ({ req }) => withdraw(deps, req)),
    route('signOutLead', async ({ req, res }) => {
      await endSession(deps, req, res);
      return { success: true as const };
    }),
  );
  return Router().use(['/leads', '/erp'], neverStored).use(calls);
}

// Personal data, and answers that depend on cookies.
const neverStored: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
