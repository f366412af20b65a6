import type { MediaOfPage } from '@prospectus/contract';

/** A picture with its words, and the size and lighter forms that the page's data hold of it; an address that they do not know stands alone. */
export function pictureOf(media: MediaOfPage, src: string, alt: string) {
  const known = media[src];
  return {
    src,
    alt,
    ...(known?.width && known.height && { width: known.width, height: known.height }),
    ...(known && { sources: known.sources }),
  };
}
