import { COOKIE } from '@prospectus/contract/constants';
import type { OriginName } from '@prospectus/contract/origins';

import { writeCookie } from '../../lib/cookies.ts';
import { DOWNLOAD_FAILED, downloadBrochure } from '../brochure/download-brochure.ts';
import type { EnquiryCalls } from './calls.ts';
import { draft } from './draft.ts';
import { storeSuccess } from './last-success.ts';
import { nextStepAfterCode } from './outcome.ts';
import type { EnquiryValues, LeadKind, VerifiedLead, Variant } from './types.ts';

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
  onFailure: (description: string) => void;
}): () => boolean {
  const { calls, lead, kind, variant, origin, values } = done;
  const path = location.pathname;
  draft.clear();
  writeCookie(COOKIE.isFirstByUser, String(kind === 'NEW'));
  if (variant === 'DOWNLOAD') downloadFor(done.brochure, done.onFailure);
  // The server has queued the ERP by itself; a failure here loses nothing.
  void calls.pushToErp(lead.id).then(() => calls.update(lead.id, kind === 'NEW' ? {} : values));

  return () => {
    const move = nextStepAfterCode({ lead, path, origin });
    if (move.type === 'stay') return true;
    if (move.type === 'go') {
      location.assign(move.to);
    } else {
      storeSuccess({ variant, kind, path, origin });
      location.reload();
    }
    return false;
  };
}

/** Downloads the brochure the visitor came for. */
export function downloadFor(brochure: string | undefined, onFailure: (description: string) => void): void {
  void downloadBrochure(brochure ?? '').then((result) => result === 'failed' && onFailure(DOWNLOAD_FAILED));
}
