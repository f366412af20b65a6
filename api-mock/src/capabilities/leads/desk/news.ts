import type { Database, Store } from '../../../platform/database/database.ts';
import { notify } from '../../../platform/database/database.ts';

const CHANNEL = 'lead_news';

/** Tells who has a lead open that something happened to it, over all processes. */
export type LeadNews = {
  /** Until the returned function is called. */
  follow(leadId: string, onChange: () => void): () => void;
  stop(): Promise<void>;
};

export async function openLeadNews(store: Pick<Store, 'listen'>): Promise<LeadNews> {
  const followers = new Map<string, Set<() => void>>();
  const stop = await store.listen(CHANNEL, (payload) => {
    // Without ids, notifications may have been lost.
    const told = payload === '' ? [...followers.keys()] : payload.split(',');
    for (const id of told) for (const onChange of followers.get(id) ?? []) onChange();
  });
  return {
    follow: (leadId, onChange) => {
      const those = followers.get(leadId) ?? new Set();
      // Each is a function of its own, also where the same one is given twice.
      const own = () => onChange();
      followers.set(leadId, those.add(own));
      return () => {
        those.delete(own);
        if (those.size === 0 && followers.get(leadId) === those) followers.delete(leadId);
      };
    },
    stop,
  };
}

// A notification holds 8,000 bytes.
const IDS_AT_ONCE = 200;

/** Part of the transaction that changes the leads: told once it is committed. */
export async function announceLeads(tx: Database, ids: readonly string[]): Promise<void> {
  const told = [...new Set(ids)];
  for (let from = 0; from < told.length; from += IDS_AT_ONCE)
    await notify(tx, CHANNEL, told.slice(from, from + IDS_AT_ONCE).join(','));
}
