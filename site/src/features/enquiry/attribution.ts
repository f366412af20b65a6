import type { VisitSource } from '@prospectus/contract';
import { LEAD_DEFAULTS } from '@prospectus/contract/constants';
import { firstAttribution, lastAttribution, type VisitAttribution, readTracking } from '@prospectus/contract/tracking';

const KEY = 'entry';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The attribution of a visit (LEAD-35, LEAD-36, ENT-02). */
export type Attribution = VisitAttribution & {
  refURL: string;
  source: string;
  /** First touch, if the visit had several campaigns. */
  first_media?: string;
  first_campaign?: string;
  /** Age of the page with the form: the server stores which content it showed. */
  page_age_ms?: number;
  /** Unset if the visitor may not be tracked. */
  visit_source?: VisitSource;
};

/** The attribution in an address; unknown parameters are dropped. */
export const attributionOf = (address: URL): Attribution => ({
  media: LEAD_DEFAULTS.media,
  campaign: LEAD_DEFAULTS.campaign,
  refURL: `${address.origin}${address.pathname}`,
  source: LEAD_DEFAULTS.source,
  ...readTracking(address.searchParams),
});

/**
 * Stores the attribution of the visit: of its entry page, or of a later page with its own campaign in the same tab.
 * `referrer` is undefined if the visitor may not be tracked.
 */
export function storeVisit(address: URL, referrer: string | undefined, storage: Store): void {
  const here = attributionOf(address);
  if (referrer !== undefined) here.visit_source = sourceOf(address, referrer);
  const before = storedVisit(storage);
  if (!before) return storage.setItem(KEY, JSON.stringify(here));
  const last = lastAttribution(before, here);
  const first = firstAttribution({ ...before, ...firstOf(before) }, here);
  const ref = here.ref ?? before.ref;
  const visit = {
    ...last,
    ...(first.media !== last.media || first.campaign !== last.campaign
      ? { first_media: first.media, first_campaign: first.campaign }
      : {}),
    // A referral link opened later in the visit counts as well.
    ...(ref && { ref }),
  };
  storage.setItem(KEY, JSON.stringify(visit));
}

const firstOf = ({ first_media: media, first_campaign: campaign }: Attribution) =>
  media !== undefined && campaign !== undefined ? { media, campaign } : {};

/** The stored attribution of the visit, or of this page. */
export function visitAttribution(address: URL, storage: Store): Attribution {
  const from = storedVisit(storage) ?? attributionOf(address);
  return { ...from, page_age_ms: Math.round(performance.now()) };
}

/** The stored attribution; undefined if there is none or it is invalid. */
export function storedVisit(storage: Store): Attribution | undefined {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Attribution | null;
    return typeof stored?.media === 'string' && typeof stored.campaign === 'string' ? stored : undefined;
  } catch {
    return undefined;
  }
}

const KNOWN: readonly (readonly [RegExp, VisitSource])[] = [
  [/google|bing|yahoo|duckduckgo|ecosia|yandex|baidu/, 'search'],
  [/facebook|instagram|linkedin|youtube|twitter|^x$|^t\.co$|x\.com|pinterest|quora|reddit|telegram/, 'social'],
  [/whatsapp|sms|mail|newsletter/, 'message'],
];

/** Classifies a visit by its campaign parameters, or by the referrer. */
export function sourceOf({ pathname, searchParams, origin }: URL, referrer: string): VisitSource {
  if (pathname === '/refurl') return 'referral';
  const { media } = readTracking(searchParams);
  if (media) return classify(media.toLowerCase()) ?? 'campaign';
  const from = URL.parse(referrer);
  if (!from || from.origin === origin) return 'direct';
  return classify(from.hostname) ?? 'website';
}

const classify = (text: string): VisitSource | undefined => KNOWN.find(([pattern]) => pattern.test(text))?.[1];
