import { useEffect, useState } from 'react';

import { api } from '../../lib/api.ts';

/** One question a page. */
let asked: Promise<boolean> | undefined;

/**
 * Whether the visitor seems to be outside India, by the region of the network (§7). False until that is known, and where
 * it cannot be; it is asked only where it is `wanted`.
 */
export function useAbroad(wanted: boolean): boolean {
  const [abroad, setAbroad] = useState(false);
  useEffect(() => {
    if (wanted) void (asked ??= isAbroad()).then(setAbroad);
  }, [wanted]);
  return abroad;
}

const isAbroad = (): Promise<boolean> =>
  api('GET /region').then(
    ({ data: { country } }) => country !== '' && country !== 'India',
    () => false,
  );
