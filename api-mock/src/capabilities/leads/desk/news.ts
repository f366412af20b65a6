import { EventEmitter } from 'node:events';

import { type Database, notify, type Store } from '../../../platform/database/database.ts';

const CHANNEL = 'lead_news';

/** Notifies those who have a lead open that it changed, over all processes. */
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
const IDS_PER_NOTIFICATION = 200;

/** Part of the transaction that changes the leads: sent when it is committed. */
export async function announceLeads(tx: Database, ids: readonly string[]): Promise<void> {
  const changed = [...new Set(ids)];
  for (let from = 0; from < changed.length; from += IDS_PER_NOTIFICATION)
    await notify(tx, CHANNEL, changed.slice(from, from + IDS_PER_NOTIFICATION).join(','));
}
