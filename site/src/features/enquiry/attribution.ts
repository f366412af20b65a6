import type { VisitSource } from '@prospectus/contract';
import { LEAD_DEFAULTS, REFERRAL } from '@prospectus/contract/constants';

import { VISIT_SOURCE_KEY } from '../analytics/visit-source-key.ts';

const KEY = 'entry';
const EXTRA = ['c2', 'c3', 'c4', 'c5'] as const;

/** Where a visitor came from (LEAD-35, LEAD-36, ENT-02). */
export type Attribution = { media: string; campaign: string; refURL: string; source: string } & Partial<
  Record<(typeof EXTRA)[number] | 'ref', string>
> & {
    /** How long the page of the form has been open: what it showed is stored with the lead. */
    page_age_ms?: number;
    /** The word the visit is counted under; unknown where nothing may be counted. */
    visit_source?: VisitSource;
  };

/** Reads the attribution of an address. Of its query only the known parameters are stored. */
export function attributionOf(address: URL): Attribution {
  const query = address.searchParams;
  const first = (...names: string[]) =>
    names
      .map((name) => query.get(name)?.trim())
      .find(Boolean)
      ?.slice(0, 120);
  const extra = Object.fromEntries(
    EXTRA.flatMap((name) => {
      const value = query.get(name)?.slice(0, 200);
      return value ? [[name, value]] : [];
    }),
  );
  return {
    media: first('media', 'utm_source') ?? LEAD_DEFAULTS.media,
    campaign: first('campaign', 'utm_campaign') ?? LEAD_DEFAULTS.campaign,
    refURL: `${address.origin}${address.pathname}`,
    source: LEAD_DEFAULTS.source,
    ...refOf(query),
    ...extra,
  };
}

/** Stores the attribution of the page of entry for the rest of the visit. */
export function storeEntryAttribution(address: URL, storage: Storage): void {
  const kept = storage.getItem(KEY);
  if (kept === null) return storage.setItem(KEY, JSON.stringify(attributionOf(address)));
  // A referral link that is opened during a visit counts as well.
  const ref = refOf(address.searchParams);
  if (ref) storage.setItem(KEY, JSON.stringify({ ...(JSON.parse(kept) as Attribution), ...ref }));
}

/** The code of a referral link. */
function refOf(query: URLSearchParams): { ref: string } | undefined {
  const ref = query.get('ref');
  return ref !== null && REFERRAL.code.test(ref) ? { ref } : undefined;
}

/** The attribution of the page of entry, else of this page. */
export function visitAttribution(address: URL, storage: Storage): Attribution {
  const kept = storage.getItem(KEY);
  const from = kept === null ? attributionOf(address) : (JSON.parse(kept) as Attribution);
  const visit_source = storage.getItem(VISIT_SOURCE_KEY) as VisitSource | null;
  return { ...from, ...(visit_source && { visit_source }), page_age_ms: Math.round(performance.now()) };
}
