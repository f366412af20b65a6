import type { Attribution, Device, VisitSource } from '@prospectus/contract';
import { CONSENT, CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { LEAD_DEFAULTS } from '@prospectus/contract/constants';
import type { Request } from 'express';

import { deviceOf } from '../../platform/http/device.ts';
import { type Choices, choicesOf } from './consent-choices.ts';

/** Attribution and consent of an enquiry, as stored. */
export type LeadAttribution = {
  attributed: boolean;
  media: string;
  campaign: string;
  source: string;
  ref_url: string | null;
  c2: string | null;
  c3: string | null;
  c4: string | null;
  c5: string | null;
  page: string | null;
  page_version: string | null;
  /** How long before its submission the page was loaded. */
  page_age_ms?: number;
  /** The campaign the visit began with, where the enquiry's is another. */
  first?: { media: string; campaign: string };
  referrer_form: boolean;
  visit_source?: VisitSource;
  device?: Device;
  consent_version: string;
  consent_channels: string[];
} & Choices;

// A page that was open longer is taken to have been loaded then.
const OLDEST_PAGE_MS = 7 * 86_400_000;

/**
 * The attribution of a request; media and campaign default to 'Direct', the source to the site's own code (§9).
 * `byReferrer`: the form was a referrer's when the phone was looked up.
 */
export function attributionOf(req: Request, said: Attribution, byReferrer = false): LeadAttribution {
  const referer = req.get('referer');
  const optional = (value: string | undefined) => (value ? value : null);
  return {
    attributed: SAYS_ORIGIN.some((field) => said[field] !== undefined),
    media: said.media || LEAD_DEFAULTS.media,
    campaign: said.campaign || LEAD_DEFAULTS.campaign,
    source: said.source || LEAD_DEFAULTS.source,
    ref_url: optional(said.refURL) ?? optional(referer?.slice(0, 2_000)),
    c2: optional(said.c2),
    c3: optional(said.c3),
    c4: optional(said.c4),
    c5: optional(said.c5),
    page: referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 500) : null,
    page_version: optional(said.page_version),
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

// A page that may not look where its visit came from still hands on the words of its campaign.
const sourceOf = ({ ref, media }: Attribution): VisitSource =>
  ref ? 'referral' : media && media !== LEAD_DEFAULTS.media ? 'campaign' : 'direct';
