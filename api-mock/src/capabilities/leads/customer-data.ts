import { CONSENT } from '@prospectus/contract/consent';
import { withCountryCode } from '@prospectus/contract/forms';
import { EDUCATION_LEVELS } from '@prospectus/contract/qualifications';
import type { Request } from 'express';

import type { Database } from '../../platform/database/database.ts';
import { browserAllowsTracking } from '../../platform/http/tracking.ts';
import type { LeadDeps } from './lead-deps.ts';
import { PURPOSE } from './purposes.ts';
import type { LeadRow } from './wire.ts';

/** Identifies the lead at the customer-data service (§7): the only message that sends a phone there, with its +91 (§5). */
export async function queueIdentify(
  tx: Database,
  deps: LeadDeps,
  lead: LeadRow,
  { enquiryId, first }: { enquiryId: string; first: boolean },
): Promise<void> {
  await deps.outbox.enqueue(tx, {
    channel: 'cdp',
    purpose: PURPOSE.identify,
    subject: lead.id,
    recipient: withCountryCode(lead.phone),
    once: `${PURPOSE.identify}:${enquiryId}`,
    body: {
      type: 'identify',
      userId: lead.id,
      traits: {
        phone: withCountryCode(lead.phone),
        email: lead.email,
        name: lead.name,
        education_level: EDUCATION_LEVELS[lead.qualification as keyof typeof EDUCATION_LEVELS],
        area_of_interest: lead.interest,
        lead_type: first ? 'NEW' : 'EXISTING',
      },
    },
  });
}

/**
 * An event of a lead for the customer-data service (§7), with NEW or EXISTING. The lead is named by its id alone.
 */
export const leadTrack = (event: 'auth_success' | 'lead_submitted', leadId: string, kind: 'NEW' | 'EXISTING') => ({
  channel: 'cdp' as const,
  purpose: PURPOSE.track,
  subject: leadId,
  recipient: leadId,
  body: { type: 'track', userId: leadId, event, properties: { lead: kind } },
});

/** Whether a submission may be tracked: its browser allows it, and the consent text it names was really shown. */
export const maySubmissionBeTracked = (req: Request, { consent_version }: { consent_version: string }): boolean =>
  browserAllowsTracking(req) && consent_version === CONSENT.version;
