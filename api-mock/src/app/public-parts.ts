import { mediaOf, resolveMedia, withMedia } from '../capabilities/media/index.ts';
import type { PublicParts } from '../capabilities/pages/index.ts';
import { allRedirects } from '../capabilities/redirects/index.ts';

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
