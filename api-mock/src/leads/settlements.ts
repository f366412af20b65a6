import { z } from 'zod';

import type { Clock } from '../clock.ts';
import type { Settlements } from '../outbox/deliver.ts';
import { PURPOSE } from './purposes.ts';
import { lockLead, recordEvent } from './timeline.ts';

const erpAnswer = z.object({ leads_id: z.union([z.string().min(1).max(200), z.int().transform(String)]) });

/** What follows when a gateway has taken something of a lead's. */
export const leadSettlements = (clock: Clock): Settlements => ({
  [PURPOSE.code]: async (tx, { subject }) => {
    const lead = await lockLead(tx, subject);
    if (lead) await recordEvent(tx, lead, 'otp_sent', clock.now());
  },
  // Pushed, and then updated with the ERP's own name for the lead (§4).
  [PURPOSE.erp]: async (tx, { subject, answer }) => {
    const { leads_id } = erpAnswer.parse(answer);
    const lead = await lockLead(tx, subject);
    if (!lead || lead.erp_id !== null) return;
    const pushed = await recordEvent(tx, lead, 'erp_pushed', clock.now());
    await recordEvent(tx, pushed, 'updated', clock.now(), { erp_id: leads_id });
  },
});
