import type { SPAM_REASONS, SpamTrap } from '@prospectus/contract';

export type SpamReason = (typeof SPAM_REASONS)[number];

/** A person does not fill in and submit four fields in less, autofill included. */
const FASTEST_MS = 800;

/** Reasons to suspect a submission of being spam; none where it may be a person's. A missing value proves nothing. */
export function spamReasons({ website, elapsed_ms }: SpamTrap): SpamReason[] {
  const reasons: SpamReason[] = [];
  if (website !== undefined && website.trim() !== '') reasons.push('hidden_field');
  const elapsed = elapsed_ms === undefined || elapsed_ms === '' ? Number.NaN : Number(elapsed_ms);
  if (elapsed < FASTEST_MS) reasons.push('too_fast');
  return reasons;
}
