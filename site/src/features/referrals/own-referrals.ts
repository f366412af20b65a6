import type { Client } from '@prospectus/contract/client';
import type { Referral } from '@prospectus/contract';
import { useEffect, useState } from 'react';

import { api } from '../../lib/api.ts';

/** A lead's own referrals, what they earned, and the code of its link. */
export type OwnReferrals = { list: readonly Referral[]; count: number; rewardSum: number; code: string };

/** Reads the referrals of the session's lead. */
export async function readOwnReferrals(client: Client): Promise<OwnReferrals> {
  const [list, sum, code] = await Promise.all([
    client('GET /learner/v2/referrals'),
    client('GET /learner/v2/referral-count-and-reward-sum'),
    client('GET /learner/v2/referral-code'),
  ]);
  return { list: list.data, ...sum.data, ...code.data };
}

/** A refused referral; null if there is none. */
export type PostedReferral = {
  values: { name: string; phone: string };
  errors: Record<string, string>;
  problem?: string | undefined;
} | null;

/** The visitor's referrals, from the page or the API. */
export function useOwnReferrals(first: OwnReferrals | undefined) {
  const [own, setOwn] = useState<OwnReferrals | 'failed' | undefined>(first);
  const reload = () =>
    readOwnReferrals(api).then(setOwn, () => setOwn((before) => (typeof before === 'object' ? before : 'failed')));
  useEffect(() => {
    if (!first) void readOwnReferrals(api).then(setOwn, () => setOwn('failed'));
  }, [first]);
  return { own, reload };
}
