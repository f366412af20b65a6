import { z } from 'zod';

import { resources } from '../resources/index.ts';

const id = { id: z.uuid() };

export const faqItem = z.object({ ...id, question: z.string(), answer: z.string() });

/** Site-wide entities as pages show them (§3): the fields staff edit, and the id. */
export const testimonialItem = resources.testimonials.schema.omit({ program: true }).extend(id);
export const vcMessageItem = resources['vc-message'].schema.extend(id);
export const wideBannerItem = resources['wide-banners'].schema.extend(id);
export const referralBanner = resources['pre-login-referral'].schema.extend(id);
export const dashboardAccessBanner = resources['dashboard-access'].schema.extend(id);
export const promotionalBannerItem = resources['promotional-banner'].schema.extend(id);
export const launchpadItem = resources.launchpad.schema.extend({ ...id, position: z.int() });

/** The scrolling bar (API-12): every text joined, the first one's speed, and the texts one by one. */
export const promotionalText = z.object({
  text: z.string(),
  speed: z.enum(['slow', 'medium', 'fast']),
  items: z.array(resources['promotional-texts'].schema.extend(id)),
});
export type PromotionalText = z.output<typeof promotionalText>;

/** The marketing sections around a page's own (PAGE-33, SECT): a banner that staff have not written is null. */
export const marketing = z.object({
  testimonials: z.array(testimonialItem),
  preLoginReferral: referralBanner.nullable(),
  postLoginReferral: referralBanner.nullable(),
  dashboardAccess: dashboardAccessBanner.nullable(),
  wideBanners: z.object({
    career: wideBannerItem.nullable(),
    emi: wideBannerItem.nullable(),
    get_in_touch: wideBannerItem.nullable(),
  }),
});
export type Marketing = z.output<typeof marketing>;
