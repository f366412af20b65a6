import { z } from 'zod';

import { resources } from '../resources/index.ts';

const id = { id: z.uuid() };

export const faqItem = z.object({ ...id, question: z.string(), answer: z.string() });

// Site-wide entities on pages (§3): the fields that staff edit, and the id.
const testimonialItem = resources.testimonials.schema.omit({ program: true }).extend(id);
export const vcMessageItem = resources['vc-message'].schema.extend(id);
const wideBannerItem = resources['wide-banners'].schema.extend(id);
const referralBanner = resources['pre-login-referral'].schema.extend(id);
const dashboardAccessBanner = resources['dashboard-access'].schema.extend(id);
export const promotionalBannerItem = resources['promotional-banner'].schema.extend(id);
export const launchpadItem = resources.launchpad.schema.extend({ ...id, position: z.int() });

/** The scrolling bar (API-12): the joined text, the speed of the first text, and all texts. */
export const promotionalText = z.object({
  text: z.string(),
  speed: z.enum(['slow', 'medium', 'fast']),
  items: z.array(resources['promotional-texts'].schema.extend(id)),
});
export type PromotionalText = z.output<typeof promotionalText>;

/** Marketing sections of a page (PAGE-33, SECT); a banner without content is null. */
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
