import { auxiliaryPageRows } from './auxiliary-pages/index.ts';
import { blogRows } from './blogs/index.ts';
import { faqRows } from './faqs/rows.ts';
import { landingPageRows } from './landing-pages/index.ts';
import { metadataRows } from './metadata/index.ts';
import { pageRows } from './pages/index.ts';
import { programRows } from './program-rows.ts';
import type { Seed } from './seed-row.ts';
import { accreditationRows } from './site/accreditations.ts';
import { alumniRows } from './site/alumni.ts';
import { benefitRows } from './site/benefits.ts';
import { careerRows } from './site/career.ts';
import { footerRows } from './site/footer.ts';
import { headCountRows } from './site/head-counts.ts';
import { launchpadRows } from './site/launchpad.ts';
import { promotionalTextRows } from './site/promotional-texts.ts';
import {
  dashboardAccessRows,
  postLoginReferralRows,
  preLoginReferralRows,
  promotionalBannerRows,
} from './site/referrals.ts';
import { settingsRows } from './site/settings.ts';
import { testimonialRows } from './site/testimonials.ts';
import { universityInfoRows } from './site/university-info.ts';
import { vcMessageRows } from './site/vc-message.ts';
import { wideBannerRows } from './site/wide-banners.ts';

export { seedPrograms } from './programs/index.ts';
export { seedFaqs } from './faqs/index.ts';
export { postsAroundToday } from './blogs/around-today.ts';
export { aroundToday } from './lectures/around-today.ts';
export { seedHolidays } from './lectures/holidays.ts';
export { seedLectures } from './lectures.ts';
export { seedRedirects } from './site/redirects.ts';
export { seedId } from './seed-id.ts';
export { offered, pictures } from './pictures.ts';
export type { SeedProgram } from './seed-program.ts';

/** What every content resource holds on the first day. */
export const seed: Seed = {
  program: programRows,
  'landing-pages': landingPageRows,
  'auxiliary-pages': auxiliaryPageRows,
  pages: pageRows,
  blogs: blogRows,
  footer: footerRows,
  metadata: metadataRows,
  launchpad: launchpadRows,
  'university-info': universityInfoRows,
  accreditations: accreditationRows,
  'head-counts': headCountRows,
  benefits: benefitRows,
  career: careerRows,
  testimonials: testimonialRows,
  faqs: faqRows,
  'vc-message': vcMessageRows,
  alumni: alumniRows,
  'promotional-banner': promotionalBannerRows,
  'pre-login-referral': preLoginReferralRows,
  'post-login-referral': postLoginReferralRows,
  'dashboard-access': dashboardAccessRows,
  'promotional-texts': promotionalTextRows,
  'wide-banners': wideBannerRows,
  settings: settingsRows,
};
