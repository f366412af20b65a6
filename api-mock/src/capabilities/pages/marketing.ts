import type { Marketing } from '@prospectus/contract';

import { firstItem, items } from './items.ts';
import type { Content, Placed } from './content.ts';

/** The marketing sections of a page; on a programme's the testimonials of its own learners come first. */
export function marketing({ records }: Content, page?: Placed): Marketing {
  const banners = records['wide-banners'];
  const banner = (type: string) => firstItem(banners.filter(({ fields }) => fields.type === type));
  const near = (program: string | null) => {
    if (page && program === page.id) return 0;
    return page?.parent && program === page.parent.id ? 1 : 2;
  };
  return {
    testimonials: items(records.testimonials)
      .toSorted((a, b) => near(a.program) - near(b.program))
      .map(({ program: _program, ...testimonial }) => testimonial),
    preLoginReferral: firstItem(records['pre-login-referral']),
    postLoginReferral: firstItem(records['post-login-referral']),
    dashboardAccess: firstItem(records['dashboard-access']),
    wideBanners: { career: banner('career'), emi: banner('emi'), get_in_touch: banner('get_in_touch') },
  };
}
