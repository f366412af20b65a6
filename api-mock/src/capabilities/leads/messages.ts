import type { Lead } from '@prospectus/contract';
import { CONSENT } from '@prospectus/contract/consent';
import { withCountryCode } from '@prospectus/contract/forms';
import { EDUCATION_LEVELS } from '@prospectus/contract/qualifications';
import { and, inArray, sql } from 'drizzle-orm';
import type { Request, Response } from 'express';
import { z } from 'zod';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { GatewayFailed } from '../../platform/gateways/gateway.ts';
import { browserAllowsTracking } from '../../platform/http/tracking.ts';
import type { DeliveryHandlers, RefuseDeliveries } from '../outbox/index.ts';
import { newestAttribution, type Origin, originOnWire } from './attribution.ts';
import type { LeadDeps } from './lead-deps.ts';
import { requireLead, setReadable } from './lead-session.ts';
import { leads, type LeadRow } from './tables.ts';
import { lockLead, lockLeads, recordEvent, recordEvents } from './timeline.ts';
import { toWire } from './details.ts';

/** The client's push to the ERP. The verification has queued it already; this helps if that failed. */
export async function createLeadInErp(
  deps: LeadDeps,
  leadId: string,
  req: Request,
  res: Response,
): Promise<{ success: true; lead: Lead }> {
  const owner = await requireLead(deps, req, leadId);
  const lead = await deps.db.transaction(async (tx) => {
    const locked = await lockLead(tx, owner.id);
    if (locked) await queueForErp(tx, deps, locked, await newestAttribution(tx, locked.id));
    return locked ?? owner;
  });
  setReadable(deps, res, lead);
  return { success: true, lead: toWire(lead) };
}

/** Queues an event of a lead for the ERP, where counsellors see it. */
export const queueEvent = (
  tx: Database,
  { outbox }: LeadDeps,
  lead: LeadRow,
  origin: Origin,
  { event, at, more = {} }: { event: 'revisit' | 'call_asked'; at: Date; more?: Record<string, unknown> },
): Promise<void> =>
  outbox.enqueue(tx, {
    channel: 'erp',
    purpose: event === 'revisit' ? PURPOSE.revisit : PURPOSE.call,
    subject: lead.id,
    recipient: withCountryCode(lead.phone),
    body: {
      ...{ event, lead_id: lead.id, leads_id: lead.erp_id, mobile: lead.phone, ...more, at: at.toISOString() },
      ...originOnWire(origin),
    },
  });

/** Queues a lead for the ERP, only once. */
export async function queueForErp(tx: Database, deps: LeadDeps, lead: LeadRow, origin: Origin | undefined) {
  if (lead.erp_id !== null || lead.withdrawn_at !== null) return;
  const { id, leads_id: _erpId, ...details } = toWire(lead);
  await deps.outbox.enqueue(tx, {
    channel: 'erp',
    purpose: PURPOSE.erp,
    subject: lead.id,
    recipient: withCountryCode(lead.phone),
    once: `${PURPOSE.erp}:${lead.id}`,
    body: { lead_id: id, ...details, ...(origin && originOnWire(origin)) },
  });
}

/** Identifies the lead at the customer-data service (§7): its only message with a phone, with +91 (§5). */
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

/** An event of a lead for the customer-data service (§7), with the id as its only personal data. */
export const leadTrack = (event: 'auth_success' | 'lead_submitted', leadId: string, kind: 'NEW' | 'EXISTING') => ({
  channel: 'cdp' as const,
  purpose: PURPOSE.track,
  subject: leadId,
  recipient: leadId,
  body: { type: 'track', userId: leadId, event, properties: { lead: kind } },
});

/** Whether a submission may be tracked: the browser allows it, and the consent text has the current version. */
export const maySubmissionBeTracked = (req: Request, { consent_version }: { consent_version: string }): boolean =>
  browserAllowsTracking(req) && consent_version === CONSENT.version;

const erpAnswer = z.object({ leads_id: z.union([z.string().min(1).max(200), z.int().transform(String)]) });

/** Called after messages of leads were delivered. */
export const leadDeliveryHandlers = (clock: Clock): DeliveryHandlers => ({
  [PURPOSE.code]: (tx, delivered) =>
    recordEvents(
      tx,
      delivered.map(({ subject }) => subject),
      'otp_sent',
      clock.now(),
    ),
  // Stores the ERP's id of the lead (§4).
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

/**
 * Refuses messages by channels on which staff have blocked contact. Codes are still sent, as the person requests them; a
 * requested call counts as the channel `voice`.
 */
export const refusedContacts: RefuseDeliveries = async (db, messages) => {
  const ofLeads = messages.filter(({ purpose }) => purpose.startsWith('lead.') && purpose !== PURPOSE.code);
  if (ofLeads.length === 0) return new Map();
  const rows = await db
    .select({ id: leads.id, blocked: leads.do_not_contact })
    .from(leads)
    .where(
      and(
        inArray(sql`${leads.id}::text`, [...new Set(ofLeads.map(({ subject }) => subject))]),
        sql`${leads.do_not_contact} <> '{}'`,
      ),
    );
  const blocked = new Map(rows.map((lead) => [lead.id, lead.blocked]));
  const refused = ofLeads
    .map((message) => ({ id: message.id, subject: message.subject, channel: channelOf(message) }))
    .filter(({ subject, channel }) => blocked.get(subject)?.includes(channel));
  return new Map(refused.map(({ id, channel }) => [id, `the person is not to be contacted by ${channel}`]));
};

const channelOf = ({ purpose, channel }: { purpose: string; channel: string }): string =>
  purpose === PURPOSE.call ? 'voice' : channel;

/** Purposes of messages about leads. */
export const PURPOSE = {
  code: 'lead.code',
  erp: 'lead.erp',
  revisit: 'lead.revisit',
  call: 'lead.call',
  identify: 'lead.identify',
  track: 'lead.track',
} as const;
