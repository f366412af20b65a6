import { type Attribution, type FirstVisit, leadFields, type VisitSource } from '@prospectus/contract';
import { CONSENT, CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { LEAD_DEFAULTS } from '@prospectus/contract/constants';
import type { Request } from 'express';

import { deviceOf } from '../../platform/http/device.ts';
import { choicesOf } from './consent-choices.ts';
import type { leadAttributions } from './tables.ts';

type Row = typeof leadAttributions.$inferSelect;
/** Attribution and consent of an enquiry, as stored, and its visit. */
export type LeadAttribution = Omit<
  Row,
  'id' | 'lead_id' | 'enquiry_id' | 'at' | 'revisit' | 'page_at' | 'consent_at' | keyof FirstVisit
> &
  FirstVisit & {
    /** How long before its submission the page was loaded. */
    page_age_ms?: number;
    /** The campaign the visit began with, where the enquiry's is another. */
    first?: { media: string; campaign: string };
  };

/** What the page says of the visit; the rest is known from the request. */
const SENT = leadFields<keyof Attribution & keyof FirstVisit>(({ sent }) => sent).map(([name]) => name);

// A page that was open longer is taken to have been loaded then.
const OLDEST_PAGE_MS = 7 * 86_400_000;

/**
 * The attribution of a request; media and campaign default to 'Direct', the source to the site's own code (§9).
 * `byReferrer`: the form was a referrer's when the phone was looked up.
 */
export function attributionOf(req: Request, said: Attribution, byReferrer = false): LeadAttribution {
  const referer = req.get('referer');
  return {
    ...(Object.fromEntries(SENT.map((name) => [name, said[name] ?? null])) as Pick<FirstVisit, (typeof SENT)[number]>),
    attributed: SAYS_ORIGIN.some((field) => said[field] !== undefined),
    media: said.media || LEAD_DEFAULTS.media,
    campaign: said.campaign || LEAD_DEFAULTS.campaign,
    source: said.source || LEAD_DEFAULTS.source,
    ref_url: said.refURL || referer?.slice(0, 2_000) || null,
    c2: said.c2 || null,
    c3: said.c3 || null,
    c4: said.c4 || null,
    c5: said.c5 || null,
    page: referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 500) : null,
    page_version: said.page_version || null,
    ...((said.first_media ?? said.first_campaign) && {
      first: {
        media: said.first_media ?? LEAD_DEFAULTS.media,
        campaign: said.first_campaign ?? LEAD_DEFAULTS.campaign,
      },
    }),
    page_age_ms: Math.min(Math.max(Number(said.page_age_ms) || 0, 0), OLDEST_PAGE_MS),
    referrer_form: byReferrer || req.query.referrerForm === 'true',
    consent_version: said.consent_version || CONSENT.version,
    consent_channels: [...CONSENT_CHANNELS],
    visit_source: said.visit_source ?? sourceOf(said),
    device: deviceOf(req.get('user-agent')),
    ...choicesOf(said),
  };
}

const SAYS_ORIGIN = ['media', 'campaign', 'refURL', 'source', 'c2', 'c3', 'c4', 'c5', 'page_version'] as const;

// A page that may not look where its visit came from still sends the words of its campaign.
const sourceOf = ({ ref, media }: Attribution): VisitSource =>
  ref ? 'referral' : media && media !== LEAD_DEFAULTS.media ? 'campaign' : 'direct';
