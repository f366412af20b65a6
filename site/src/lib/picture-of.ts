import type { PageMedia } from '@prospectus/contract';
import type { PictureData } from '@prospectus/design-system';

/**
 * A picture with its words, and the size, the lighter forms and the part in sight that the page's data hold of it; an
 * address that they do not know stands alone. `mobile` is the address of another picture for phones, where there is one.
 */
export function pictureOf(media: PageMedia, src: string, alt: string, mobile = '') {
  const known = media[src];
  const shown = known?.wide ?? known;
  const phone = mobile ? (media[mobile]?.phone ?? media[mobile] ?? { address: mobile }) : known?.phone;
  return {
    src: shown?.address ?? src,
    alt,
    ...(shown?.width && shown.height && { width: shown.width, height: shown.height }),
    ...(shown && { sources: shown.sources }),
    ...(shown?.focus && { focus: inPercent(shown.focus) }),
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

/** The pictures of a banner, on wide screens and on phones; the one stands for the other where it is missing. */
export function bannerPicture(media: PageMedia, banner: Banner, alt: string): PictureData | undefined {
  const { image = '', desktop_image: wide = image, mobile_image: narrow = '' } = banner;
  if (!wide && !narrow) return undefined;
  return pictureOf(media, wide || narrow, alt, wide && narrow);
}

/**
 * The picture of a wide banner, which phones show only where staff cut one for them: its widest AVIF form alone is
 * named beside the picture itself, as each address adds to the longest page of the site.
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
