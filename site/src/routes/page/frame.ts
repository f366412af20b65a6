import type { FooterProps, NavItem, PictureData } from '@prospectus/design-system';

/** The frame of every page from the staff's content; made on the server, so that a page's data is no more than it shows. */
export type Frame = {
  name: string;
  shortName: string;
  /** The name in two strengths: 'Meridian' and 'University Online'. */
  brand: { name: string; descriptor: string; picture?: { src: string; alt: string } };
  /** What the university says of itself, for search engines. */
  about: string;
  tagline: string;
  /** `whatsapp` is the support number as staff wrote it; empty where there is none (CONST-13). */
  contact: { phone: string; hours: string; email: string; address: string; whatsapp: string };
  header: NavItem[];
  footer: FooterProps['columns'];
  socials: { label: string; href: string; icon: string }[];
  copyright: string;
  disclaimer: string;
  /** The banner of the promotional pop-up; null where staff have not switched it on. */
  promotionalBanner: { title: string; picture?: PictureData } | null;
  ticker: { items: { text: string; link: string }[]; speed: 'slow' | 'medium' | 'fast' };
};
