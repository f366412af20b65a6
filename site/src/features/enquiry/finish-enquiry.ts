import { COOKIE } from '@prospectus/contract/constants';
import type { OriginName } from '@prospectus/contract/origins';

import { writeCookie } from '../../lib/storage.ts';
import { visitorChanges } from '../../lib/visitor.ts';
import { brochureRequests } from '../brochure/brochure-requests.ts';
import type { Attribution } from './attribution.ts';
import type { EnquiryCalls } from './calls.ts';
import { draft, storeSuccess } from './stored.ts';
import { nextStepAfterCode } from './outcome.ts';
import type { EnquiryValues, LeadKind, Variant, VerifiedLead } from './enquiry-values.ts';

const LONGEST_DOWNLOAD_MS = 120_000;

/**
 * After a correct code (§4): downloads the brochure, sends the lead to the ERP, updates it, and clears what was typed.
 * Returns what to do when the success screen has been shown; that returns whether the visitor stays on the page.
 */
export function finish(done: {
  calls: EnquiryCalls;
  lead: VerifiedLead;
  kind: LeadKind;
  variant: Variant;
  origin: OriginName;
  values: EnquiryValues;
  brochure: string | undefined;
  from: Attribution;
}): () => Promise<boolean> {
  const { calls, lead, kind, variant, origin, values } = done;
  const path = location.pathname;
  draft.clear();
  visitorChanges.announce();
  writeCookie(COOKIE.isFirstByUser, String(kind === 'NEW'));
  const downloaded = variant === 'DOWNLOAD' ? downloadFor(done.brochure) : undefined;
  // The server has queued the ERP by itself; a failure here loses nothing.
  void calls
    .pushToErp(lead.id)
    .then(() => calls.update(lead.id, kind === 'NEW' ? {} : values))
    // The form that was sent has the sentence of consent.
    .then(() => (variant === 'REGISTER' && kind === 'EXISTING' ? calls.revisit(lead.id, done.from, true) : null));

  return async () => {
    // A page that is left takes its download with it.
    if (downloaded) await Promise.race([downloaded, new Promise((later) => setTimeout(later, LONGEST_DOWNLOAD_MS))]);
    const move = nextStepAfterCode({ lead, path, origin });
    if (move.type === 'stay') {
      visitorChanges.look();
      return true;
    }
    // A page that is left offline is gone, and with it what the visitor has achieved.
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

/** Downloads the brochure the visitor came for, and says how that goes. */
export const downloadFor = (brochure: string | undefined) => brochureRequests.ask(brochure ?? '');
