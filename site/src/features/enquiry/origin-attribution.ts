import { ORIGINS, type OriginName } from '@prospectus/contract/origins';

import type { Attribution } from './attribution.ts';

/** The attribution of an enquiry: the visit's, with what its origin sets (a campaign 'Delay' is kept, POPUP-04). */
export const withOrigin = (visit: Attribution, origin: OriginName): Attribution => {
  const { source, campaign } = ORIGINS[origin];
  return { ...visit, source, ...(campaign !== null && { campaign }) };
};
