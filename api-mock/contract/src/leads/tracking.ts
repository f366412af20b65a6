import { LEAD_DEFAULTS, REFERRAL } from '../core/constants.ts';

/** Fields that tell where an enquiry came from, with their longest length; longer values are cut, never refused. */
export const TRACKING_LENGTHS = {
  media: 120,
  campaign: 120,
  first_media: 120,
  first_campaign: 120,
  source: 20,
  refURL: 2_000,
  c2: 200,
  c3: 200,
  c4: 200,
  c5: 200,
  ref: 200,
  page_version: 40,
  consent_version: 20,
  notice_version: 20,
} as const;

/** A text without control characters and lone surrogates, cut to whole code points; undefined if nothing is left. */
export function cleanText(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return [...text].slice(0, maxLength).join('').trim() || undefined;
}

const EXTRA_PARAMETERS = ['c2', 'c3', 'c4', 'c5', 'ref'] as const;
/** Query parameters of each field, in order of precedence. */
const PARAMETERS = {
  media: ['media', 'utm_source'],
  campaign: ['campaign', 'utm_campaign'],
  ...{ c2: ['c2'], c3: ['c3'], c4: ['c4'], c5: ['c5'] },
  ref: ['ref'],
} as const;
type Tracked = Partial<Record<keyof typeof PARAMETERS, string>>;

/** The tracking parameters of an address. Links copied from HTML have `&amp;` between parameters. */
export function readTracking(query: URLSearchParams): Tracked {
  const parameters = [...query].map(([name, value]) => [name.toLowerCase().replace(/^(?:amp;)+/, ''), value] as const);
  const tracking: Tracked = {};
  for (const [field, names] of Object.entries(PARAMETERS) as [keyof Tracked, readonly string[]][]) {
    const values = names.flatMap((name) => parameters.flatMap(([key, value]) => (key === name ? [value] : [])));
    const value = values.map((text) => cleanText(text, TRACKING_LENGTHS[field])).find(Boolean);
    if (value !== undefined && (field !== 'ref' || REFERRAL.code.test(value))) tracking[field] = value;
  }
  return tracking;
}

/** Where one visit or enquiry came from. */
export type VisitAttribution = { media: string; campaign: string } & Tracked;

/** Whether it has a medium or campaign of its own. */
export const hasCampaign = ({ media, campaign }: Pick<VisitAttribution, 'media' | 'campaign'>): boolean =>
  media !== LEAD_DEFAULTS.media || campaign !== LEAD_DEFAULTS.campaign;

/** A campaign weighs more than other parameters, and these more than none. */
const weightOf = (visit: VisitAttribution): number => {
  if (hasCampaign(visit)) return 2;
  return EXTRA_PARAMETERS.some((name) => visit[name]) ? 1 : 0;
};

/** First-touch attribution: the earlier visit, unless the later one weighs more. */
export const firstAttribution = <T extends VisitAttribution>(earlier: T, later: T): T =>
  weightOf(later) > weightOf(earlier) ? later : earlier;

/** Last-touch attribution: the later visit, unless it weighs less or has no parameters. */
export const lastAttribution = <T extends VisitAttribution>(earlier: T, later: T): T =>
  weightOf(later) > 0 && weightOf(later) >= weightOf(earlier) ? later : earlier;
