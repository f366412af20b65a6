import { EventEmitter } from 'node:events';

import type { DESK_EVENTS } from '@prospectus/contract';
import { inArray } from 'drizzle-orm';

import { type Database, notify, type Store } from '../../../platform/database/database.ts';
import { notifyWebhooks, type WebhookNews } from '../../webhooks/index.ts';
import { leadEvents, leads, type LeadRow } from '../tables.ts';

/** An action of staff or of a rule with a lead. */
export type DeskEvent = {
  leadId: string;
  type: (typeof DESK_EVENTS)[number];
  at: Date;
  /** Null for the rules of the rotation. */
  by: string | null;
  data?: Record<string, unknown>;
};

type ReportedLead = Pick<
  LeadRow,
  'id' | 'sales_stage' | 'owner' | 'media' | 'campaign' | 'source' | 'interest' | 'page'
>;

/**
 * A lead's event for webhooks, without personal data: the receiver reads the lead through the API, which checks its
 * permission and audits the read.
 */
export const leadNews = (
  type: WebhookNews['type'],
  { id, sales_stage, owner, media, campaign, source, interest, page }: ReportedLead,
  at: Date,
  more: Record<string, unknown> = {},
): WebhookNews => ({
  type,
  at,
  data: {
    ...{ lead_id: id, stage: sales_stage, owner, programme: interest },
    ...{
      media: withoutContact(media),
      campaign: withoutContact(campaign),
      source: withoutContact(source),
      path: withoutContact(page),
    },
    ...more,
  },
});

// Links of campaigns may contain an e-mail address or a phone.
const CONTACT = /@|%40|\d(?:[\s-]?\d){5,}/i;
const withoutContact = (text: string | null): string | null => (text === null || CONTACT.test(text) ? null : text);

/** Notifies webhooks of a new stage or owner. */
async function notifyOfEvents(tx: Database, events: readonly DeskEvent[]): Promise<void> {
  const reported = events.filter(({ type }) => type === 'stage_changed' || type === 'owner_changed');
  if (reported.length === 0) return;
  const ids = [...new Set(reported.map(({ leadId }) => leadId))];
  const rows = new Map((await tx.select().from(leads).where(inArray(leads.id, ids))).map((row) => [row.id, row]));
  const news = reported.flatMap(({ type, leadId, at, data = {} }) => {
    const row = rows.get(leadId);
    if (!row) return [];
    const { from = null, to = null } = data;
    return type === 'stage_changed'
      ? [leadNews('lead.stage_changed', { ...row, sales_stage: to as LeadRow['sales_stage'] }, at, { from, to })]
      : [leadNews('lead.assigned', { ...row, owner: to as LeadRow['owner'] }, at, { from, to })];
  });
  await notifyWebhooks(tx, news);
}

export type LeadEventRow = typeof leadEvents.$inferSelect;

/** Adds events to timelines, and notifies open consoles and webhooks; returns the rows. */
export async function addEvents(tx: Database, events: readonly DeskEvent[]): Promise<LeadEventRow[]> {
  await announceLeads(
    tx,
    events.map(({ leadId }) => leadId),
  );
  await notifyOfEvents(tx, events);
  return tx
    .insert(leadEvents)
    .values(events.map(({ leadId, data = {}, ...event }) => ({ ...event, lead_id: leadId, data })))
    .returning();
}

const CHANNEL = 'lead_news';

/** Notifies consoles that have a lead open about its changes, over all processes. */
export type LeadNews = {
  /** Follows a lead until the returned function is called. */
  follow(leadId: string, onChange: () => void): () => void;
  stop(): Promise<void>;
};

export async function openLeadNews(store: Pick<Store, 'listen'>): Promise<LeadNews> {
  // One listener for each open lead.
  const news = new EventEmitter().setMaxListeners(0);
  const stop = await store.listen(CHANNEL, (payload) => {
    // An empty payload means that notifications may have been lost.
    for (const id of payload === '' ? news.eventNames() : payload.split(',')) news.emit(id);
  });
  return {
    follow: (leadId, onChange) => {
      // A separate function, so that `off` removes only this one.
      const own = () => onChange();
      news.on(leadId, own);
      return () => void news.off(leadId, own);
    },
    stop,
  };
}

// A notification holds 8,000 bytes.
const IDS_PER_NOTIFICATION = 200;

/** Notifies of changed leads when the transaction commits. */
async function announceLeads(tx: Database, ids: readonly string[]): Promise<void> {
  const changed = [...new Set(ids)];
  for (let from = 0; from < changed.length; from += IDS_PER_NOTIFICATION)
    await notify(tx, CHANNEL, changed.slice(from, from + IDS_PER_NOTIFICATION).join(','));
}
