import { z } from 'zod';

import type { Clock } from '../../platform/clock/clock.ts';
import { GatewayFailed } from '../../platform/gateways/gateway.ts';
import type { DeliveryHandlers } from '../outbox/index.ts';
import { PURPOSE } from './purposes.ts';
import { lockLead, lockLeads, recordEvent, recordEvents } from './timeline.ts';

const erpAnswer = z.object({ leads_id: z.union([z.string().min(1).max(200), z.int().transform(String)]) });

/** What is done when messages of leads have been delivered. */
export const leadDeliveryHandlers = (clock: Clock): DeliveryHandlers => ({
  [PURPOSE.code]: (tx, delivered) =>
    recordEvents(
      tx,
      delivered.map(({ subject }) => subject),
      'otp_sent',
      clock.now(),
    ),
  // Pushed, and then updated with the ERP's own name for the lead (§4).
  [PURPOSE.erp]: async (tx, delivered) => {
    await lockLeads(
      tx,
      delivered.map(({ subject }) => subject),
    );
    for (const { subject, answer } of delivered) {
      const { success, data } = erpAnswer.safeParse(answer);
      if (!success) throw new GatewayFailed('answered no id for the lead');
      const lead = await lockLead(tx, subject);
      if (!lead || lead.erp_id !== null) continue;
      await recordEvent(tx, lead.id, 'erp_pushed', clock.now());
      await recordEvent(tx, lead.id, 'updated', clock.now(), { erp_id: data.leads_id });
    }
  },
});
