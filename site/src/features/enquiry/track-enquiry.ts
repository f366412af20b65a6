import type { EventProps } from '@prospectus/contract';
import type { EnquiryVariant, OriginName } from '@prospectus/contract/origins';
import { normalisePhone, withCountryCode } from '@prospectus/contract/forms';

import { mayTrack, track } from '../../lib/track.ts';
import type { EnquiryEvent, EnquiryState } from './enquiry-state.ts';
import type { EnquiryValues } from './enquiry-values.ts';

export type FailureCode = EventProps<'error_message'>['code'];

/** Tracks an enquiry: opening, steps with durations, lead, code; never the typed values. */
export function enquiryTracker(form: { variant: EnquiryVariant; origin: OriginName }) {
  let shown: { step: EnquiryState['step']; at: number } | undefined;
  const reach = (step: EnquiryState['step']) => {
    if (step === shown?.step) return;
    const now = performance.now();
    const before = shown && {
      previous: shown.step,
      previous_ms: Math.min(3_600_000, Math.round(now - shown.at)),
    };
    track('form_step', { ...form, step, ...before });
    shown = { step, at: now };
  };
  return {
    failed: (code: FailureCode): void => track('error_message', { code, ...(shown && { step: shown.step }) }),
    opened: ({ step }: EnquiryState): void => {
      track('modal_view', form);
      reach(step);
    },
    went: ({ step, kind, lead }: EnquiryState, { type }: EnquiryEvent, values: EnquiryValues): void => {
      if (type === 'leadCreated') {
        track('lead_submitted', { lead: kind ?? 'NEW' });
        void pushFormSubmission(form.variant, values);
      }
      if (type === 'codeAccepted') {
        track('auth_success', { lead: kind ?? 'EXISTING' });
        // A known phone submits no e-mail; the stored one is used.
        if (kind === 'EXISTING' && lead) void pushFormSubmission(form.variant, { ...values, email: lead.email });
      }
      reach(step);
    },
  };
}

type Entry = { event: 'form_submission'; form_type: string; hashed_email: string; hashed_phone: string };
type WithDataLayer = { dataLayer?: unknown[] };

/** Pushes a submitted form to the page's data layer, with e-mail and phone as SHA-256 (§7). */
async function pushFormSubmission(form_type: string, { email, phone }: { email: string; phone: string }) {
  // `crypto.subtle` needs https or localhost.
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
