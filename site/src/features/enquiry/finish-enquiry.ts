import type { Lead } from '@prospectus/contract';
import { COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract/constants';
import type { EnquiryVariant, OriginName } from '@prospectus/contract/origins';

import { writeCookie } from '../../lib/storage.ts';
import { visitorChanges } from '../../lib/visitor.ts';
import { brochureRequests } from '../brochure/brochure-requests.ts';
import type { Attribution } from './attribution.ts';
import type { EnquiryCalls } from './calls.ts';
import { draft, storeSuccess } from './stored.ts';
import { nextStepAfterCode } from './outcome.ts';
import type { EnquiryValues, LeadKind } from './enquiry-values.ts';

const MAX_DOWNLOAD_MS = 120_000;

/**
 * After a correct code (§4): downloads the brochure, sends the lead to the ERP, updates it, and clears the draft. Returns
 * the step after the success screen, which returns whether the visitor stays on the page.
 */
export function finish(done: {
  calls: EnquiryCalls;
  lead: Lead;
  kind: LeadKind;
  variant: EnquiryVariant;
  origin: OriginName;
  values: EnquiryValues;
  brochure: string | undefined;
  from: Attribution;
}): () => Promise<boolean> {
  const { calls, lead, kind, variant, origin, values } = done;
  const path = location.pathname;
  draft.clear();
  visitorChanges.announce();
  writeCookie(COOKIE.isFirstByUser, String(kind === 'NEW'), COOKIE_MAX_AGE.generic);
  const downloaded = variant === 'DOWNLOAD' ? downloadFor(done.brochure) : undefined;
  // A failure here loses nothing: the server has queued the lead for the ERP.
  void calls
    .pushToErp(lead.id)
    .then(() => calls.update(lead.id, kind === 'NEW' ? {} : values))
    // The submitted form contained the consent sentence.
    .then(() => (variant === 'REGISTER' && kind === 'EXISTING' ? calls.revisit(lead.id, done.from, true) : null));

  return async () => {
    // Leaving the page would cancel the download.
    if (downloaded) await Promise.race([downloaded, new Promise((later) => setTimeout(later, MAX_DOWNLOAD_MS))]);
    const move = nextStepAfterCode({ lead, path, origin });
    if (move.type === 'stay') {
      visitorChanges.check();
      return true;
    }
    // Offline, leaving the page would lose it.
    if (!navigator.onLine) await new Promise((connected) => addEventListener('online', connected, { once: true }));
    if (move.type === 'go') {
      location.assign(move.to);
    } else {
      storeSuccess({ variant, kind, path, origin });
      location.reload();
    }
    return false;
  };
}

export const downloadFor = (brochure: string | undefined) => brochureRequests.ask(brochure ?? '');
