import { CONSENT } from '@prospectus/contract/consent';
import type { Request } from 'express';

import { browserAllowsTracking } from '../../platform/http/tracking.ts';
import { PURPOSE } from './purposes.ts';

/**
 * What the customer-data service is told of a lead besides who it is (§7): the event, and NEW or EXISTING. The lead is
 * named by its id alone.
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
