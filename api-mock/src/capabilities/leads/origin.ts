import { desc, eq, type SQL } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { consentTexts } from './consents-table.ts';
import { leadTouches } from './tables.ts';

type TouchRow = typeof leadTouches.$inferSelect;
/** A stored touch; `agreed` where the consent text it names is one that was really shown. */
export type Origin = TouchRow & { agreed: boolean };

/** The touch of an enquiry. */
export const enquiryTouch = (tx: Database, enquiryId: string): Promise<Origin | undefined> =>
  newest(tx, eq(leadTouches.enquiry_id, enquiryId));

/** The newest touch of a lead. */
export const newestTouch = (tx: Database, leadId: string): Promise<Origin | undefined> =>
  newest(tx, eq(leadTouches.lead_id, leadId));

async function newest(tx: Database, which: SQL): Promise<Origin | undefined> {
  const [found] = await tx
    .select({ touch: leadTouches, text: consentTexts.version })
    .from(leadTouches)
    .leftJoin(consentTexts, eq(consentTexts.version, leadTouches.consent_version))
    .where(which)
    .orderBy(desc(leadTouches.at))
    .limit(1);
  return found && { ...found.touch, agreed: found.text !== null };
}

/** Where an enquiry came from and what was agreed to, in the names of the server-side form (§3). */
export const originOnWire = (touch: TouchRow) => ({
  source_media: touch.media,
  source_campaign: touch.campaign,
  source_refer_url: touch.ref_url,
  source_source: touch.source,
  c2: touch.c2,
  c3: touch.c3,
  c4: touch.c4,
  c5: touch.c5,
  page: touch.page,
  page_version: touch.page_version,
  referrer_form: touch.referrer_form,
  consent: {
    version: touch.consent_version,
    at: touch.consent_at.toISOString(),
    channels: touch.consent_channels,
  },
});
