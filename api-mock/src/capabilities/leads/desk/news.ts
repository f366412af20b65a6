import { EventEmitter } from 'node:events';

import { type Database, notify, type Store } from '../../../platform/database/database.ts';

const CHANNEL = 'lead_news';

/** Tells who has a lead open that something happened to it, over all processes. */
export type LeadNews = {
  /** Until the returned function is called. */
  follow(leadId: string, onChange: () => void): () => void;
  stop(): Promise<void>;
};

export async function openLeadNews(store: Pick<Store, 'listen'>): Promise<LeadNews> {
  // As many as have leads open.
  const news = new EventEmitter().setMaxListeners(0);
  const stop = await store.listen(CHANNEL, (payload) => {
    // Without ids, notifications may have been lost.
    for (const id of payload === '' ? news.eventNames() : payload.split(',')) news.emit(id);
  });
  return {
    follow: (leadId, onChange) => {
      // Each is a function of its own, also where the same one is given twice.
      const own = () => onChange();
      news.on(leadId, own);
      return () => void news.off(leadId, own);
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
