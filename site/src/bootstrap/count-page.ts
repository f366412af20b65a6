import type { VisitSource } from '@prospectus/contract';

import { storedVisit } from '../features/enquiry/attribution.ts';
import { sendEvents } from '../lib/send-events.ts';
import { session } from '../lib/storage.ts';
import { takeWaiting, track } from '../lib/track.ts';

/**
 * Counts the page. The collector, which comes after the first interaction, sends it; where it has not come by then, one
 * beacon does when the page is hidden or left.
 */
export function countPage(): void {
  const visitor = document.documentElement.dataset['visitor'] === 'verified' ? 'verified' : 'unverified';
  const count = () => track('page_loaded', { visitor });
  const send = () => sendEvents(sourceOfVisit(), takeWaiting());
  count();
  addEventListener('pageshow', ({ persisted }) => persisted && count());
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}

/** The word that the visit is counted under. */
export const sourceOfVisit = (): VisitSource => storedVisit(session)?.visit_source ?? 'direct';
