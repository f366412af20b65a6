/** A lighter or smaller file of a picture. */
export interface PictureSource {
  /** Media type, `image/avif`. */
  type: string;
  /** Width in px. */
  width: number;
  address: string;
}

/** The data of a picture, as a media library stores them. */
export interface PictureData {
  /** The file that every browser reads; empty if there is none. */
  src: string;
  /** What it shows; empty if it is decorative. */
  alt: string;
  /** Size in px; reserves its space before it loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** The best format first; the browser chooses the width that it needs. */
  sources?: readonly PictureSource[] | undefined;
  /** The point that stays visible when it is cut, in percent from its upper left. */
  focus?: { x: number; y: number } | undefined;
  /** Another picture for screens below 768 px. */
  phone?:
    | {
        src: string;
        sources?: readonly PictureSource[] | undefined;
        /** Its own focus point; by default that of the other picture. */
        focus?: { x: number; y: number } | undefined;
      }
    | undefined;
}
