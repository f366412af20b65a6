import { drawnPicture } from '@prospectus/contract/structured-data';

/** The image of a shared link. */
export type ShareImage = { src: string; alt: string; width?: number; height?: number };

/** Size of the drawn images, as social networks require it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The image that staff chose, or the page's own lattice. */
export function shareImage(chosen: string | undefined, { word, title }: { word: string; title: string }): ShareImage {
  if (chosen) return { src: chosen, alt: title };
  return { src: drawnPicture(word), alt: `${title}, on a geometric lattice`, ...SHARE_SIZE };
}
