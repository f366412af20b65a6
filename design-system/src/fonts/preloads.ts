import fraunces from './fraunces-latin.woff2?url&no-inline';
import frauncesSigns from './fraunces-signs.woff2?url&no-inline';
import inter from './inter-latin.woff2?url&no-inline';
import interSigns from './inter-signs.woff2?url&no-inline';

/** Addresses of the faces that every page needs at once, for `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [inter, fraunces, interSigns, frauncesSigns];
