/** One lighter or smaller form of a picture. */
export interface PictureSource {
  /** Media type, `image/avif`. */
  type: string;
  /** Its own width in px. */
  width: number;
  address: string;
}

/** What is known of a picture, as a media library gives it. */
export interface PictureData {
  /** The form that every browser reads; empty when there is none. */
  src: string;
  /** What it shows; empty when it only decorates. */
  alt: string;
  /** Its own size in px; keeps its place before it loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** The best kind first; of each kind the browser takes the width that it needs. */
  sources?: readonly PictureSource[] | undefined;
  /** The point that stays in sight when it is cut, in percent from its upper left. */
  focus?: { x: number; y: number } | undefined;
  /** Another picture for screens under 768 px. */
  phone?:
    | {
        src: string;
        sources?: readonly PictureSource[] | undefined;
        /** Its own point; that of the other picture when absent. */
        focus?: { x: number; y: number } | undefined;
      }
    | undefined;
}
