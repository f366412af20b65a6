import type { DESK_EVENTS } from '@prospectus/contract';
import { inArray } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { notifyWebhooks, type WebhookNews } from '../webhooks/index.ts';
import { leads } from './tables.ts';
import type { LeadRow } from './wire.ts';

/** What a member of staff, or a rule, did with a lead. */
export type DeskEvent = {
  leadId: string;
  type: (typeof DESK_EVENTS)[number];
  at: Date;
  /** Null for the rules of the rotation. */
  by: string | null;
  data?: Record<string, unknown>;
};

type Announced = Pick<LeadRow, 'id' | 'sales_stage' | 'owner' | 'media' | 'campaign' | 'source' | 'interest' | 'page'>;

/**
 * What a webhook says of a lead, without who the person is: the receiver reads the lead through the API, where its
 * rights are checked and the reading is audited.
 */
export const leadNews = (
  type: WebhookNews['type'],
  { id, sales_stage, owner, media, campaign, source, interest, page }: Announced,
  at: Date,
  more: Record<string, unknown> = {},
): WebhookNews => ({
  type,
  at,
  data: {
    ...{ lead_id: id, stage: sales_stage, owner, programme: interest },
    ...{ media: harmless(media), campaign: harmless(campaign), source: harmless(source), path: harmless(page) },
    ...more,
  },
});

// Addresses of pages are written by whoever makes a link: some put an e-mail address or a phone into them.
const CONTACT = /@|%40|\d(?:[\s-]?\d){5,}/i;
const harmless = (text: string | null): string | null => (text === null || CONTACT.test(text) ? null : text);

/** Notifies webhooks of a new stage or owner. */
export async function tellOfDesk(tx: Database, events: readonly DeskEvent[]): Promise<void> {
  const reported = events.filter(({ type }) => type === 'stage_changed' || type === 'owner_changed');
  if (reported.length === 0) return;
  const ids = [...new Set(reported.map(({ leadId }) => leadId))];
  const found = await tx.select().from(leads).where(inArray(leads.id, ids));
  const rows = new Map(found.map((row) => [row.id, row]));
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
