import { z } from 'zod';

import { referral, referralBody, referralCode, referralSum } from '../operations/referrals.ts';
import { type Calls, plain, referrerFormQuery } from './call.ts';

/** Refer and earn, for the verified lead of the session alone. */
export const referralCalls = {
  'GET /learner/v2/referrals': plain('lead', 'The lead’s own referrals, newest first.', z.array(referral)),
  'POST /learner/v2/referrals': {
    summary: 'Refers a person: not oneself, nobody twice, and a limited number.',
    access: 'lead',
    query: referrerFormQuery,
    body: referralBody,
    answer: referral,
    status: 201,
    errors: ['LOCKED', 'TOO_MANY_REQUESTS'],
  },
  'GET /learner/v2/referral-count-and-reward-sum': plain(
    'lead',
    'How many people the lead has referred, and the rupees earned with it.',
    referralSum,
  ),
  'GET /learner/v2/referral-code': plain(
    'lead',
    'The code of the lead’s referral link, `/refurl?ref={code}`; the same at every call.',
    z.object({ code: referralCode }),
  ),
} as const satisfies Calls;
