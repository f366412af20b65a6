import { PAGE_SECTIONS, type ResourceName, type resources, sectionLists } from '@prospectus/contract';

/** Resources with a section of their own on a page. */
type WithSection = {
  [N in ResourceName]: (typeof resources)[N] extends { section: object } ? N : never;
}[ResourceName];

/** The pages that show the fields of a resource, and values that its record needs. */
export type Look = { pages: readonly string[]; values?: Readonly<Record<string, unknown>> };

const EVERY_SECTION = '/zq-page';
const PROGRAM = '/zq-program';

const OPEN_FOR_LONG = [{ starts_on: '2099-07-05', apply_by: '2099-06-30' }];

const OF_RESOURCE: Record<Exclude<ResourceName, keyof typeof NOT_ON_PAGES | WithSection>, Look> = {
  program: {
    // A row on the page of all programmes, and a card on another programme's page.
    pages: [PROGRAM, '/programmes', '/online-mba', `/parivar${PROGRAM}`],
    values: {
      slug: 'zq-program',
      // A past date would change the text of the next start.
      intakes: OPEN_FOR_LONG,
      'semesters.semester': 1,
      'fee_plans.emiOptions.installment.emiDuration': 12,
    },
  },
  'landing-pages': { pages: ['/zq-lp'], values: { slug: 'zq-lp' } },
  'auxiliary-pages': { pages: ['/auxiliary/zq-help'], values: { slug: 'zq-help', footer: 'university' } },
  pages: {
    pages: [EVERY_SECTION],
    values: { slug: EVERY_SECTION.slice(1), sections: PAGE_SECTIONS.map(({ id }) => id) },
  },
  blogs: { pages: ['/blog/zq-post', '/blog'], values: { slug: 'zq-post', date: '2026-03-05' } },
  footer: { pages: ['/about'], values: { slug: 'university' } },
  metadata: { pages: ['/auxiliary/zq-help'], values: { slug: 'auxiliary/zq-help' } },
  'live-lectures': { pages: ['/live-lecture'] },
  launchpad: { pages: ['/launchpad'] },
  'university-info': {
    pages: [EVERY_SECTION, '/german-language', '/family/german-language'],
    values: { intakes: OPEN_FOR_LONG },
  },
  testimonials: { pages: [EVERY_SECTION] },
  faqs: { pages: [EVERY_SECTION] },
  'vc-message': { pages: [EVERY_SECTION] },
  'pre-login-referral': { pages: [EVERY_SECTION] },
  'post-login-referral': { pages: [EVERY_SECTION] },
  'dashboard-access': { pages: [PROGRAM, '/launchpad'] },
  'promotional-texts': { pages: [EVERY_SECTION] },
  'wide-banners': { pages: [EVERY_SECTION], values: { type: 'emi', title: 'Zq0x {amount}' } },
  settings: { pages: [EVERY_SECTION], values: { footer: 'university', stages: undefined, reasons: undefined } },
};

/** The pages of each resource; a record of a list is the first of its list. */
export const LOOKS = {
  ...OF_RESOURCE,
  ...Object.fromEntries(Object.values(sectionLists).map(({ name }) => [name, { pages: [EVERY_SECTION] }])),
} as Record<Exclude<ResourceName, keyof typeof NOT_ON_PAGES>, Look>;

/** Resources that are no text of a page. */
const NOT_ON_PAGES = {
  'promotional-banner': 'a pop-up of the enquiry’s, not of a page',
  batches: 'whom lectures are for: their lectures name them',
  holidays: 'days that lectures are planned around',
  redirects: 'an address and where it leads: pages.test.ts asks for one',
} as const satisfies Partial<Record<ResourceName, string>>;
