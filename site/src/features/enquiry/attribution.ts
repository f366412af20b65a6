import type { VisitSource } from '@prospectus/contract';
import { LEAD_DEFAULTS } from '@prospectus/contract/constants';
import { firstAttribution, lastAttribution, type VisitAttribution, readTracking } from '@prospectus/contract/tracking';

import { sourceOf } from '../analytics/visit-source.ts';

const KEY = 'entry';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Where a visitor came from (LEAD-35, LEAD-36, ENT-02). */
export type Attribution = VisitAttribution & {
  refURL: string;
  source: string;
  /** Of the visit's first campaign, where there were several. */
  first_media?: string;
  first_campaign?: string;
  /** How long the page of the form has been open: what it showed is stored with the lead. */
  page_age_ms?: number;
  /** The word the visit is counted under; unknown where nothing may be counted. */
  visit_source?: VisitSource;
};

/** Reads the attribution of an address. Of its query only the known parameters are stored. */
export const attributionOf = (address: URL): Attribution => ({
  media: LEAD_DEFAULTS.media,
  campaign: LEAD_DEFAULTS.campaign,
  refURL: `${address.origin}${address.pathname}`,
  source: LEAD_DEFAULTS.source,
  ...readTracking(address.searchParams),
});

/**
 * Stores where the visit came from: its page of entry, or a later one whose address says more (an advertisement in the
 * same tab). `referrer` is undefined where nothing may be counted.
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
    // A referral link that is opened during a visit counts as well.
    ...(ref && { ref }),
  };
  storage.setItem(KEY, JSON.stringify(visit));
}

const firstOf = ({ first_media: media, first_campaign: campaign }: Attribution) =>
  media !== undefined && campaign !== undefined ? { media, campaign } : {};

/** The stored attribution of the visit, else of this page. */
export function visitAttribution(address: URL, storage: Store): Attribution {
  const from = storedVisit(storage) ?? attributionOf(address);
  return { ...from, page_age_ms: Math.round(performance.now()) };
}

/** What is stored of the visit; undefined where that is nothing, or nothing of ours. */
export function storedVisit(storage: Store): Attribution | undefined {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Attribution | null;
    return typeof stored?.media === 'string' && typeof stored.campaign === 'string' ? stored : undefined;
  } catch {
    return undefined;
  }
}
