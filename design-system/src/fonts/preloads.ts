import display from './display-latin.woff2?url&no-inline';
import text from './text-latin.woff2?url&no-inline';
import textRupee from './text-rupee.woff2?url&no-inline';

/** URLs of the fonts that every page needs immediately, for `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [text, display, textRupee];
