import { ORIGINS, type OriginName } from '@prospectus/contract/origins';

import type { Variant } from './types.ts';

/** What the enquiry is headed: what happens after it (§2 Lead modal). */
export function enquiryTitle(variant: Variant, origin: OriginName): string {
  if (variant !== 'REGISTER') return 'Sign Up';
  return ORIGINS[origin].intent === 'call' ? 'A counsellor will call you' : 'Apply Now';
}
