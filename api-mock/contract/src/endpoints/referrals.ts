import { z } from 'zod';

import { referral, referralBody, referralCode, referralSum } from '../operations/referrals.ts';
import { limited, referrerFormQuery, type Endpoint } from './endpoint.ts';

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
    query: referrerFormQuery,
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
  referralCode: {
    summary: 'The code of the lead’s referral link, `/refurl?ref={code}`; the same at every call.',
    access: 'lead',
    answer: z.object({ code: referralCode }),
    errors: ['VERIFICATION_REQUIRED'],
  },
} as const satisfies Record<string, Endpoint>;
