import { CONSENT, LEAD_DEFAULTS } from '@prospectus/contract/constants';
import type { Request } from 'express';

/** Where an enquiry came from and what was agreed to, as a row has it. */
export type Touch = {
  media: string;
  campaign: string;
  source: string;
  ref_url: string | null;
  c2: string | null;
  c3: string | null;
  c4: string | null;
  c5: string | null;
  page: string | null;
  referrer_form: boolean;
  consent_version: string;
  consent_channels: string[];
};

/** What a body may say of its origin, under the form's names. */
export type Attribution = Partial<
  Record<'media' | 'campaign' | 'refURL' | 'source' | 'c2' | 'c3' | 'c4' | 'c5' | 'consent_version', string | undefined>
>;

/** The four channels the consent text names (§1). */
const CONSENT_CHANNELS = ['email', 'sms', 'whatsapp', 'voice'];

/** The touch of a request; media and campaign default to 'Direct', the source to the site's own code (§9). */
export function touchOf(req: Request, said: Attribution = {}): Touch {
  const referer = req.get('referer');
  const optional = (value: string | undefined) => (value ? value : null);
  return {
    media: said.media || LEAD_DEFAULTS.media,
    campaign: said.campaign || LEAD_DEFAULTS.campaign,
    source: said.source || LEAD_DEFAULTS.source,
    ref_url: optional(said.refURL) ?? optional(referer?.slice(0, 2_000)),
    c2: optional(said.c2),
    c3: optional(said.c3),
    c4: optional(said.c4),
    c5: optional(said.c5),
    page: referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 500) : null,
    referrer_form: req.query.referrerForm === 'true',
    consent_version: said.consent_version || CONSENT.version,
    consent_channels: CONSENT_CHANNELS,
  };
}
