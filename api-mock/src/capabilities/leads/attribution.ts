import { type Attribution, type FirstVisit, leadFields, type VisitSource } from '@prospectus/contract';
import { CONSENT, CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { LEAD_DEFAULTS } from '@prospectus/contract/constants';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Request } from 'express';

import type { Database } from '../../platform/database/database.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { consentTexts } from './consents-table.ts';
import { choicesOf } from './consents.ts';
import { leadAttributions } from './tables.ts';

type Row = typeof leadAttributions.$inferSelect;
/** Attribution, consent and visit of an enquiry. */
export type LeadAttribution = Omit<
  Row,
  'id' | 'lead_id' | 'enquiry_id' | 'at' | 'revisit' | 'page_at' | 'consent_at' | keyof FirstVisit
> &
  FirstVisit & {
    /** The time from loading the page to the submission. */
    page_age_ms?: number;
    /** The first campaign of the visit, if the enquiry has another. */
    first?: { media: string; campaign: string };
  };

/** Fields of the visit that the page sends; the others come from the request. */
const SENT_FIELDS = leadFields<keyof Attribution & keyof FirstVisit>(({ sent }) => sent).map(([name]) => name);

const MAX_PAGE_AGE_MS = 7 * 86_400_000;

/** The attribution of a request, with the defaults of §9. `byReferrer`: the phone was looked up in a referrer's form. */
export function attributionOf(req: Request, sent: Attribution, byReferrer = false): LeadAttribution {
  const referer = req.get('referer');
  return {
    ...(Object.fromEntries(SENT_FIELDS.map((name) => [name, sent[name] ?? null])) as Pick<
      FirstVisit,
      (typeof SENT_FIELDS)[number]
    >),
    attributed: ORIGIN_FIELDS.some((field) => sent[field] !== undefined),
    media: sent.media || LEAD_DEFAULTS.media,
    campaign: sent.campaign || LEAD_DEFAULTS.campaign,
    source: sent.source || LEAD_DEFAULTS.source,
    ref_url: sent.refURL || referer?.slice(0, 2_000) || null,
    c2: sent.c2 || null,
    c3: sent.c3 || null,
    c4: sent.c4 || null,
    c5: sent.c5 || null,
    page: referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 500) : null,
    page_version: sent.page_version || null,
    ...((sent.first_media ?? sent.first_campaign) && {
      first: {
        media: sent.first_media ?? LEAD_DEFAULTS.media,
        campaign: sent.first_campaign ?? LEAD_DEFAULTS.campaign,
      },
    }),
    page_age_ms: Math.min(Math.max(Number(sent.page_age_ms) || 0, 0), MAX_PAGE_AGE_MS),
    referrer_form: byReferrer || req.query.referrerForm === 'true',
    consent_version: sent.consent_version || CONSENT.version,
    consent_channels: [...CONSENT_CHANNELS],
    visit_source: sent.visit_source ?? sourceOf(sent),
    device: deviceOf(req.get('user-agent')),
    ...choicesOf(sent),
  };
}

const ORIGIN_FIELDS = ['media', 'campaign', 'refURL', 'source', 'c2', 'c3', 'c4', 'c5', 'page_version'] as const;

// Without consent to tracking a page still sends its campaign.
const sourceOf = ({ ref, media }: Attribution): VisitSource =>
  ref ? 'referral' : media && media !== LEAD_DEFAULTS.media ? 'campaign' : 'direct';

type AttributionRow = typeof leadAttributions.$inferSelect;
/** A stored attribution; `agreed` if its consent text is one of ours. */
export type Origin = AttributionRow & { agreed: boolean };

export const attributionOfEnquiry = (tx: Database, enquiryId: string): Promise<Origin | undefined> =>
  newest(tx, eq(leadAttributions.enquiry_id, enquiryId));

export const newestAttribution = (tx: Database, leadId: string): Promise<Origin | undefined> =>
  newest(tx, eq(leadAttributions.lead_id, leadId));

async function newest(tx: Database, condition: SQL): Promise<Origin | undefined> {
  const [row] = await tx
    .select({ attribution: leadAttributions, text: consentTexts.version })
    .from(leadAttributions)
    .leftJoin(consentTexts, eq(consentTexts.version, leadAttributions.consent_version))
    .where(condition)
    .orderBy(desc(leadAttributions.at))
    .limit(1);
  return row && { ...row.attribution, agreed: row.text !== null };
}

/** Attribution and consent with the names of the server-side form (§3). */
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
