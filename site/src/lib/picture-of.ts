import type { PageMedia } from '@prospectus/contract';
import type { PictureData } from '@prospectus/design-system';

/**
 * A picture with its alternative text, and with size, formats and focus from the page's media data if they are there.
 * `mobile` is the address of another picture for phones.
 */
export function pictureOf(media: PageMedia, src: string, alt: string, mobile = '') {
  const file = media[src];
  const wide = file?.wide ?? file;
  const phone = mobile ? (media[mobile]?.phone ?? media[mobile] ?? { address: mobile }) : file?.phone;
  return {
    src: wide?.address ?? src,
    alt,
    ...(wide?.width && wide.height && { width: wide.width, height: wide.height }),
    ...(wide && { sources: wide.sources }),
    ...(wide?.focus && { focus: inPercent(wide.focus) }),
    ...(phone && {
      phone: {
        src: phone.address,
        ...('sources' in phone && { sources: phone.sources }),
        ...('focus' in phone && phone.focus && { focus: inPercent(phone.focus) }),
      },
    }),
  };
}

type Banner = { image?: string; desktop_image?: string; mobile_image?: string };

/** The picture of a banner, with its picture for phones; either one is used for both if the other is missing. */
export function bannerPicture(media: PageMedia, banner: Banner, alt: string): PictureData | undefined {
  const { image = '', desktop_image: wide = image, mobile_image: narrow = '' } = banner;
  if (!wide && !narrow) return undefined;
  return pictureOf(media, wide || narrow, alt, wide && narrow);
}

/**
 * The picture of a wide banner. Only its widest AVIF format is listed, because each address adds to the longest page of
 * the site.
 */
export function wideBannerPicture(
  media: PageMedia,
  banner: Banner & { alt_image_name: string },
): PictureData | undefined {
  const picture = bannerPicture(media, banner, banner.alt_image_name);
  if (!picture?.sources) return picture;
  return { ...picture, sources: picture.sources.filter(({ type }) => type === 'image/avif').slice(-1) };
}

const inPercent = ({ x, y }: { x: number; y: number }) => ({ x: x * 100, y: y * 100 });
