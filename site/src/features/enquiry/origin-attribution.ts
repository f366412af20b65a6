import { session } from '../../lib/storage.ts';
import { ORIGINS, type OriginName } from '@prospectus/contract/origins';

import { type Attribution, visitAttribution } from './attribution.ts';

/** Adds the source and campaign of the enquiry's origin to the attribution of the visit (POPUP-04). */
export const withOrigin = (visit: Attribution, origin: OriginName): Attribution => {
  const { source, campaign } = ORIGINS[origin];
  return { ...visit, source, ...(campaign !== null && { campaign }) };
};

/** The attribution of an enquiry from this page. */
export const attributionFor = (origin: OriginName): Attribution =>
  withOrigin(visitAttribution(new URL(location.href), session), origin);
