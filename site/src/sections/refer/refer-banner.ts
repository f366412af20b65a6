import type { Marketing } from '@prospectus/contract';

import type { Visitor } from '../../lib/section-props.ts';

/** The refer-and-earn banner for this kind of visitor; null where staff have written none. */
export const referBannerFor = (marketing: Marketing, { verified }: Visitor): Marketing['preLoginReferral'] =>
  verified ? marketing.postLoginReferral : marketing.preLoginReferral;
