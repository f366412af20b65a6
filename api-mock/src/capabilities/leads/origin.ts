import { desc, eq, type SQL } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { consentTexts } from './consents-table.ts';
import { leadAttributions } from './tables.ts';

type AttributionRow = typeof leadAttributions.$inferSelect;
/** A stored attribution; `agreed` where the consent text it names was really shown. */
export type Origin = AttributionRow & { agreed: boolean };

/** The attribution of an enquiry. */
export const attributionOfEnquiry = (tx: Database, enquiryId: string): Promise<Origin | undefined> =>
  newest(tx, eq(leadAttributions.enquiry_id, enquiryId));

/** The newest attribution of a lead. */
export const newestAttribution = (tx: Database, leadId: string): Promise<Origin | undefined> =>
  newest(tx, eq(leadAttributions.lead_id, leadId));

async function newest(tx: Database, which: SQL): Promise<Origin | undefined> {
  const [found] = await tx
    .select({ attribution: leadAttributions, text: consentTexts.version })
    .from(leadAttributions)
    .leftJoin(consentTexts, eq(consentTexts.version, leadAttributions.consent_version))
    .where(which)
    .orderBy(desc(leadAttributions.at))
    .limit(1);
  return found && { ...found.attribution, agreed: found.text !== null };
}

/** Attribution and consent of an enquiry, in the names of the server-side form (§3). */
export const originOnWire = (attribution: AttributionRow) => ({
  source_media: attribution.media,
  source_campaign: attribution.campaign,
  source_refer_url: attribution.ref_url,
  source_source: attribution.source,
  c2: attribution.c2,
  c3: attribution.c3,
  c4: attribution.c4,
  c5: attribution.c5,
  page: attribution.page,
  page_version: attribution.page_version,
  referrer_form: attribution.referrer_form,
  consent: {
    version: attribution.consent_version,
    at: attribution.consent_at.toISOString(),
    channels: attribution.consent_channels,
  },
});
