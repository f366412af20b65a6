import { normalisePhone, withCountryCode } from '@prospectus/contract/forms';

import { mayTrack } from '../../lib/track.ts';

type Entry = { event: 'form_submission'; form_type: string; hashed_email: string; hashed_phone: string };
type WithDataLayer = { dataLayer?: unknown[] };

/** Tells the page's data layer of a submitted form: e-mail and phone only as SHA-256 (§7). */
export async function pushFormSubmission(form_type: string, { email, phone }: { email: string; phone: string }) {
  // Browsers have it on https and on this machine alone.
  if (!mayTrack() || !('subtle' in crypto)) return;
  const entry: Entry = {
    event: 'form_submission',
    form_type,
    hashed_email: await sha256(email.trim().toLowerCase()),
    hashed_phone: await sha256(withCountryCode(normalisePhone(phone))),
  };
  ((window as WithDataLayer).dataLayer ??= []).push(entry);
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
