import type { LeadDeps } from './lead-deps.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import { type Mounted, on } from '../../platform/calls/calls.ts';
import { askForCall, resendOtp } from './resend.ts';
import { createLead } from './create.ts';
import { createLeadInErp } from './messages.ts';
import { endSession } from './lead-session.ts';
import { findLead } from './lookup.ts';
import { changeConsents, exportMine, readMine, withdraw } from './mine.ts';
import { revisit } from './revisit.ts';
import { updateLead } from './update.ts';
import { verifyLead } from './verify.ts';

const HOUR = 3_600;

/** The lead calls of §7, with their budgets per address. */
export function leadRoutes(deps: LeadDeps): Mounted[] {
  const perAddress = (scope: string, points: number) =>
    limitPerAddress(deps, { scope: `lead-${scope}`, points, seconds: HOUR });
  return [
    on('POST /leads', ({ req, res }) => createLead(deps, req, res)),
    on('GET /leads/getLeadByMobile/:phone', perAddress('lookup', 60), ({ param, req, res }) =>
      findLead(deps, param('phone'), req, res),
    ),
    on('POST /leads/verify', perAddress('verify', 60), ({ body, req, res }) => verifyLead(deps, body, req, res)),
    on('POST /leads/createLeadInERP', ({ body, req, res }) => createLeadInErp(deps, body.lead_id, req, res)),
    on('POST /leads/update', perAddress('update', 60), ({ body, req, res }) => updateLead(deps, body, req, res)),
    on('POST /leads/resendOtp', perAddress('resend', 20), ({ body, req }) => resendOtp(deps, body, req)),
    on('POST /leads/askForCall', perAddress('call', 10), ({ body, req }) => askForCall(deps, body.lead_id, req)),
    on('POST /erp/revisit', perAddress('revisit', 20), ({ body, req }) => revisit(deps, body, req)),
    on('GET /leads/mine', ({ req }) => readMine(deps, req)),
    on('PUT /leads/mine/consents', perAddress('consents', 60), ({ body, req }) =>
      changeConsents(deps, req, body.channels),
    ),
    on('GET /leads/mine/export', perAddress('export', 20), async ({ req, res }) => {
      const mine = await exportMine(deps, req);
      res.attachment('my-enquiry.json');
      return mine;
    }),
    on('POST /leads/mine/withdraw', perAddress('withdraw', 20), ({ req }) => withdraw(deps, req)),
    on('POST /leads/logout', async ({ req, res }) => {
      await endSession(deps, req, res);
      return { success: true as const };
    }),
  ];
}
