import { asSent, brochureOf, familySheetPdf, filesOn, resolveMedia, withMedia } from '../capabilities/media/index.ts';
import type { PublicParts } from '../capabilities/pages/index.ts';
import { readPreview } from '../capabilities/preview/index.ts';
import { releasedBy } from '../capabilities/releases/index.ts';
import { allRedirects } from '../capabilities/redirects/index.ts';

/** The parts of other capabilities that public reads use. */
export const publicParts: PublicParts = {
  redirects: allRedirects,
  brochure: brochureOf,
  familyPdf: familySheetPdf,
  readPreview,
  releasedBy,
  media: async (tx) => {
    const index = await resolveMedia(tx);
    return {
      resolve: (value) => withMedia(value, index),
      asSent: (page) => asSent(page, index),
      idsOn: filesOn(index),
      altOf: (address) => index.byAddress.get(address)?.alt ?? '',
    };
  },
};
