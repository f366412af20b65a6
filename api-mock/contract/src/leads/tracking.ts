import { LEAD_DEFAULTS, REFERRAL } from '../core/constants.ts';

/** What an enquiry says of its origin, with the most characters that are stored of it. Nobody types these, so none is refused. */
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

/**
 * A text as it can be stored: without control characters and halves of signs, cut by code point, so that no sign is cut
 * in two. Undefined where nothing is left.
 */
export function cleanText(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return [...text].slice(0, longest).join('').trim() || undefined;
}

const EXTRA = ['c2', 'c3', 'c4', 'c5', 'ref'] as const;
/** Names in an address, in the order they count. */
const NAMES = {
  media: ['media', 'utm_source'],
  campaign: ['campaign', 'utm_campaign'],
  ...{ c2: ['c2'], c3: ['c3'], c4: ['c4'], c5: ['c5'] },
  ref: ['ref'],
} as const;
type Tracked = Partial<Record<keyof typeof NAMES, string>>;

/**
 * What the parameters of an address say of where its visitor came from; of all others nothing is read. Links that were
 * copied out of HTML have `&amp;` between their parameters.
 */
export function readTracking(query: URLSearchParams): Tracked {
  const given = [...query].map(([name, value]) => [name.toLowerCase().replace(/^(?:amp;)+/, ''), value] as const);
  const found: Tracked = {};
  for (const [field, names] of Object.entries(NAMES) as [keyof Tracked, readonly string[]][]) {
    const values = names.flatMap((name) => given.flatMap(([key, value]) => (key === name ? [value] : [])));
    const value = values.map((one) => cleanText(one, TRACKING_LENGTHS[field])).find(Boolean);
    if (value !== undefined && (field !== 'ref' || REFERRAL.code.test(value))) found[field] = value;
  }
  return found;
}

/** One arrival of a visitor, or one enquiry of a lead. */
export type VisitAttribution = { media: string; campaign: string } & Tracked;

/** Whether a touch says where it came from; the last touch of a lead is the last of these. */
export const hasCampaign = ({ media, campaign }: Pick<VisitAttribution, 'media' | 'campaign'>): boolean =>
  media !== LEAD_DEFAULTS.media || campaign !== LEAD_DEFAULTS.campaign;

/** How much a touch says: a campaign more than other parameters, and these more than none. */
const weightOf = (touch: VisitAttribution): number => {
  if (hasCampaign(touch)) return 2;
  return EXTRA.some((name) => touch[name]) ? 1 : 0;
};

/** Which of two touches is the first: the earlier, unless the later alone says where it came from. */
export const firstAttribution = <T extends VisitAttribution>(earlier: T, later: T): T =>
  weightOf(later) > weightOf(earlier) ? later : earlier;

/** Which of two touches is the last: the later, unless it says less. A page without parameters is none. */
export const lastAttribution = <T extends VisitAttribution>(earlier: T, later: T): T =>
  weightOf(later) > 0 && weightOf(later) >= weightOf(earlier) ? later : earlier;
