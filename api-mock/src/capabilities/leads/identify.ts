import { EDUCATION_LEVELS } from '@prospectus/contract/qualifications';
import { withCountryCode } from '@prospectus/contract/forms';

import type { Database } from '../../platform/database/database.ts';
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
