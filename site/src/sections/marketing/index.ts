import type { PageSection } from '../../lib/section-props.ts';
import { emiAmount, faqsOf, type MarketedPage, type MarketingSectionProps, referBannerOf } from './content.ts';

const wide = () => import('./WideBanners.tsx');
const others = () => import('./MarketingSections.tsx');
const featured = () => import('./FeaturedSection.tsx');

/** The sections of staff's marketing content, which every kind of page has (PAGE-33). */
export const marketingSections = {
  // Without programmes it shows an empty text (§8).
  featured: { id: 'featured', shows: () => true, load: async () => (await featured()).FeaturedSection },
  testimonials: {
    id: 'testimonials',
    navTitle: 'Students',
    shows: ({ marketing }) => marketing.testimonials.length > 0,
    load: async () => (await others()).TestimonialsSection,
  },
  refer: {
    id: 'refer',
    band: 'ink',
    shows: (page, visitor) => referBannerOf(page, visitor) !== null,
    load: async () => (await others()).ReferSection,
  },
  faqs: {
    id: 'faqs',
    navTitle: 'Questions',
    shows: (page) => faqsOf(page).length > 0,
    load: async () => (await others()).FaqsSection,
  },
  career: {
    id: 'career',
    band: 'ink',
    shows: ({ marketing }) => marketing.wideBanners.career !== null,
    load: async () => (await wide()).CareerBanner,
  },
  emi: {
    id: 'emi',
    band: 'ink',
    shows: (page) => emiAmount(page) !== undefined,
    load: async () => (await wide()).EmiBanner,
  },
  getInTouch: {
    id: 'get-in-touch',
    band: 'ink',
    shows: ({ marketing }) => marketing.wideBanners.get_in_touch !== null,
    load: async () => (await wide()).GetInTouchSection,
  },
} as const satisfies Record<string, PageSection<MarketedPage, MarketingSectionProps>>;
