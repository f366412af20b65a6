import { z } from 'zod';

import { referral, referralBody, referralSum } from '../operations/referrals.ts';
import { limited, type Endpoint } from './endpoint.ts';

/** Refer and earn, for the verified lead of the session alone. */
export const referralEndpoints = {
  referralList: {
    summary: 'The lead’s own referrals, newest first.',
    access: 'lead',
    answer: z.array(referral),
    errors: ['VERIFICATION_REQUIRED'],
  },
  addReferral: {
    summary: 'Refers a person: not oneself, nobody twice, and a limited number.',
    access: 'lead',
    body: referralBody,
    answer: referral,
    status: 201,
    errors: ['VERIFICATION_REQUIRED', 'INVALID_FIELDS', 'LOCKED', ...limited],
  },
  referralSum: {
    summary: 'How many people the lead has referred, and the rupees earned with it.',
    access: 'lead',
    answer: referralSum,
    errors: ['VERIFICATION_REQUIRED'],
  },
} as const satisfies Record<string, Endpoint>;
