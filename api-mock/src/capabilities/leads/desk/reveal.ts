import type { LeadContact, StaffUser } from '@prospectus/contract';

import { audit } from '../../../platform/changes/audit.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { addEvents } from './events.ts';
import { lockOwnLead } from './find-lead.ts';

/** A lead's contact in full. Who asked and why is on the timeline and in the audit log before it is answered. */
export const revealContact = (deps: LeadDeps, id: string, person: StaffUser, reason: string): Promise<LeadContact> =>
  deps.db.transaction(async (tx) => {
    const lead = await lockOwnLead(tx, id, person);
    const at = deps.clock.now();
    await addEvents(tx, [{ leadId: id, type: 'revealed', at, by: person.id, data: { reason } }]);
    await audit(tx, { at, by: person.id, action: 'reveal', resource: 'leads', recordId: id, reason });
    return { mobile: lead.phone, email: lead.email };
  });
