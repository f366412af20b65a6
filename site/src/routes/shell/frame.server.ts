import type { SiteFrame } from '@prospectus/contract';

import { bannerPicture } from '../../lib/picture-of.ts';
import type { Frame } from '../page/page-data.ts';
import { footerColumns, headerMenu } from './navigation.ts';

/** The frame of every page from the staff's settings; `paths` are the published ones. */
export function frameOf(site: SiteFrame, paths: readonly string[]): Frame {
  const { university, settings, promotionalText } = site;
  const { name, short_name, tagline, phone, office_hours: hours, email, address } = university;
  return {
    name,
    shortName: short_name,
    brand: {
      ...brandOf(name, short_name),
      ...(university.logo && { picture: { src: university.logo, alt: university.alt_logo_name } }),
    },
    about: university.about,
    tagline,
    contact: { phone, hours, email, address, whatsapp: settings.whatsapp_number },
    header: headerMenu({ menu: site.menu, paths, lms: settings.lms }),
    footer: footerColumns(site.footer),
    socials: SOCIALS.flatMap(({ key, label }) =>
      university[key] ? [{ label: `${name} on ${label}`, href: university[key], icon: key }] : [],
    ),
    copyright: settings.copyright_line,
    disclaimer: settings.disclaimer,
    promotionalBanner: promotionalBannerOf(site),
    ticker: {
      items: promotionalText.items.map(({ text, link }) => ({ text, link })),
      speed: promotionalText.speed,
    },
  };
}

function promotionalBannerOf({ promotionalBanner: banner, media }: SiteFrame): Frame['promotionalBanner'] {
  if (!banner) return null;
  const picture = bannerPicture(media, banner, banner.alt_image_name);
  return { title: banner.title, ...(picture && { picture }) };
}

const SOCIALS = [
  { key: 'facebook', label: 'Facebook' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'youtube', label: 'YouTube' },
] as const;

/** Splits a name that begins with its short form. */
function brandOf(name: string, short: string): Frame['brand'] {
  return short && name.startsWith(`${short} `)
    ? { name: short, descriptor: name.slice(short.length + 1) }
    : { name, descriptor: '' };
}
