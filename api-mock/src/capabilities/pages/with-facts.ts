import type { MediaOfPage } from '@prospectus/contract';

import type { Content } from './content.ts';

/** A page's data with the facts of the files that it names. */
export const withFacts = <const T extends object>({ media }: Content, page: T): T & { media: MediaOfPage } => ({
  ...page,
  media: media.on(page),
});
