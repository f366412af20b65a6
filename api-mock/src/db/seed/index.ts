import { faqRows } from './faqs/rows.ts';
import { pageRows } from './pages/index.ts';
import { programRows } from './program-rows.ts';
import type { Seed } from './seed-row.ts';
import { footerRows } from './site/footer.ts';
import { settingsRows } from './site/settings.ts';
import { universityInfoRows } from './site/university-info.ts';
import { wideBannerRows } from './site/wide-banners.ts';

export { university } from './university.ts';
export { seedPrograms } from './programs/index.ts';
export { seedFaqs } from './faqs/index.ts';
export { seedLectures } from './lectures.ts';
export { seedId } from './seed-id.ts';
export type { SeedProgram } from './seed-program.ts';

/** What every content resource holds on the first day. */
export const seed: Seed = {
  program: programRows,
  'landing-pages': [],
  'auxiliary-pages': [],
  pages: pageRows,
  blogs: [],
  footer: footerRows,
  metadata: [],
  launchpad: [],
  'university-info': universityInfoRows,
  accreditations: [],
  'head-counts': [],
  benefits: [],
  career: [],
  testimonials: [],
  faqs: faqRows,
  'vc-message': [],
  alumni: [],
  'promotional-banner': [],
  'pre-login-referral': [],
  'post-login-referral': [],
  'dashboard-access': [],
  'promotional-texts': [],
  'wide-banners': wideBannerRows,
  settings: settingsRows,
};
