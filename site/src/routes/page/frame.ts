import type { FooterProps, NavItem } from '@prospectus/design-system';

/** What stands around every page, as the staff's content has it; made on the server, so that pages carry no more than they show. */
export type Frame = {
  name: string;
  /** The name in two strengths: 'Meridian' and 'University Online'. */
  brand: { name: string; descriptor: string };
  tagline: string;
  /** `whatsapp` is the support number as staff wrote it; empty where there is none (CONST-13). */
  contact: { phone: string; email: string; address: string; whatsapp: string };
  header: NavItem[];
  footer: FooterProps['columns'];
  socials: { label: string; href: string; icon: string }[];
  copyright: string;
  disclaimer: string;
  ticker: { items: { text: string; link: string }[]; speed: 'slow' | 'medium' | 'fast' };
};
