import { drawnPicture } from '@prospectus/contract/structured-data';

/** What networks show beside a shared link. */
export type ShareImage = { src: string; alt: string; width?: number; height?: number };

/** Size of the pictures that the server draws; the shape that networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The picture staff chose, or the page's own lattice. */
export function shareImage(chosen: string | undefined, { word, title }: { word: string; title: string }): ShareImage {
  if (chosen) return { src: chosen, alt: title };
  return { src: drawnPicture(word), alt: `${title}, on a geometric lattice`, ...SHARE_SIZE };
}
