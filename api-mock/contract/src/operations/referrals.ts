import { z } from 'zod';

import { REFERRAL } from '../core/constants.ts';
import { referralForm } from '../forms/index.ts';

/** Status of a referred person: invited, enquired, or verified the phone. */
export const REFERRAL_STATUS = ['invited', 'enquired', 'verified'] as const;

export const referralBody = referralForm;

/** A referral as the referring lead sees it; the phone is masked to its last four digits. */
export const referral = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  status: z.enum(REFERRAL_STATUS),
  /** Rupees earned. */
  reward: z.int(),
  created_at: z.iso.datetime(),
});
export type Referral = z.output<typeof referral>;

export const referralCode = z.string().regex(REFERRAL.code);

export const referralSum = z.object({ count: z.int(), rewardSum: z.int() });
