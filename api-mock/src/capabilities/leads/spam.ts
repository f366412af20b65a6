import type { SPAM_REASONS, SpamTrap } from '@prospectus/contract';

export type SpamReason = (typeof SPAM_REASONS)[number];

/** Nobody fills in four fields by hand, nor has a browser fill them in and presses the button, in less. */
const FASTEST_MS = 800;

/** Why a submission is taken for a program's; none where it may be a person's. A value that is not given proves nothing. */
export function spamReasons({ website, elapsed_ms }: SpamTrap): SpamReason[] {
  const reasons: SpamReason[] = [];
  if (website !== undefined && website.trim() !== '') reasons.push('hidden_field');
  const elapsed = elapsed_ms === undefined || elapsed_ms === '' ? Number.NaN : Number(elapsed_ms);
  if (elapsed < FASTEST_MS) reasons.push('too_fast');
  return reasons;
}
