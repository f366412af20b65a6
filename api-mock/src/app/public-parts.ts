import { brochureOf, familySheetPdf, mediaOf, resolveMedia, withMedia } from '../capabilities/media/index.ts';
import type { PublicParts } from '../capabilities/pages/index.ts';
import { readPreview } from '../capabilities/preview/index.ts';
import { releasedBy } from '../capabilities/releases/index.ts';
import { allRedirects } from '../capabilities/redirects/index.ts';

/** What public reads are handed by other capabilities. */
export const publicParts: PublicParts = {
  redirects: allRedirects,
  brochure: brochureOf,
  familyPdf: familySheetPdf,
  readPreview,
  releasedBy,
  media: async (tx) => {
    const index = await resolveMedia(tx);
    const files = Map.groupBy(index.byId, ([, address]) => address);
    return {
      resolve: (value) => withMedia(value, index),
      on: (page) => mediaOf(page, index),
      idsOn: (page) =>
        Object.keys(mediaOf(page, index)).flatMap((address) => (files.get(address) ?? []).map(([id]) => id)),
      altOf: (address) => index.byAddress.get(address)?.alt ?? '',
    };
  },
};
