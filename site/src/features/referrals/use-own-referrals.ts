import { useEffect, useState } from 'react';

import { api } from '../../lib/api.ts';
import { type Own, readOwnReferrals } from './own-referrals.ts';

/** The visitor's own referrals: those the page came with, else asked for; `reload` asks again. */
export function useOwnReferrals(first: Own | undefined) {
  const [own, setOwn] = useState<Own | 'failed' | undefined>(first);
  const reload = () =>
    readOwnReferrals(api).then(setOwn, () => setOwn((before) => (typeof before === 'object' ? before : 'failed')));
  useEffect(() => {
    if (!first) void readOwnReferrals(api).then(setOwn, () => setOwn('failed'));
  }, [first]);
  return { own, reload };
}
