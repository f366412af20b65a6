import type { MediaOfPage } from '@prospectus/contract';
import type { PictureData } from '@prospectus/design-system';

import { bannerPicture } from '../../lib/picture-of.ts';
import type { WideBannerProps } from './wide-banner-props.ts';

/** A banner's picture fills nearly half of a wide screen. */
const LEAST_WIDTH = 700;

/**
 * The picture of a wide banner. Phones show none but one that staff cut for them; without it the forms for phones are
 * not named, as each address adds to the longest page of the site.
 */
export function widePicture(media: MediaOfPage, banner: WideBannerProps['banner']): PictureData | undefined {
  const picture = bannerPicture(media, banner, banner.alt_image_name);
  const wide = picture?.sources?.filter(({ width }) => width >= LEAST_WIDTH) ?? [];
  return picture && !picture.phone && wide.length > 0 ? { ...picture, sources: wide } : picture;
}
