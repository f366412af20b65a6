import { mediaOf, resolveMedia, withMedia } from '../capabilities/media/facts.ts';
import type { PublicParts } from '../capabilities/pages/public-parts.ts';
import { allRedirects } from '../capabilities/redirects/redirects.ts';

/** What public reads are handed by other capabilities. */
export const publicParts: PublicParts = {
  redirects: allRedirects,
  media: async (tx) => {
    const index = await resolveMedia(tx);
    return {
      resolve: (value) => withMedia(value, index),
      on: (page) => mediaOf(page, index),
      altOf: (address) => index.byAddress.get(address)?.alt ?? '',
    };
  },
};
