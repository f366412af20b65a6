import type { ComponentType } from 'react';

type Page = {
  /** Without a path, the loader of another route selects the page (`shows`). */
  path?: string;
  /** The module of `load` in the build's manifest, for preloading. */
  module: string;
  load: () => Promise<ComponentType>;
};

const program = {
  module: 'src/routes/program/ProgramRoute.tsx',
  load: () => import('./program/ProgramRoute.tsx').then((m) => m.ProgramRoute),
};
const university = {
  module: 'src/routes/university/UniversityRoute.tsx',
  load: () => import('./university/UniversityRoute.tsx').then((m) => m.UniversityRoute),
};
const family = {
  module: 'src/routes/family/FamilyRoute.tsx',
  load: () => import('./family/FamilyRoute.tsx').then((m) => m.FamilyRoute),
};
const auxiliary = {
  module: 'src/routes/auxiliary/AuxiliaryRoute.tsx',
  load: () => import('./auxiliary/AuxiliaryRoute.tsx').then((m) => m.AuxiliaryRoute),
};

/**
 * The pages of the site by id; loaders and heads use the same ids. A slug at the root belongs to a programme, a landing
 * page or a page of the university; the loader decides which.
 */
export const pageTable = {
  home: { path: '/', ...university },
  university,
  homeLanding: { path: '/online-degree-education-learning-courses-ct', ...university },
  influencer: { path: '/influencer', ...university },
  refurl: { path: '/refurl', ...university },
  enquire: {
    path: '/enquire',
    module: 'src/routes/enquire/EnquireRoute.tsx',
    load: () => import('./enquire/EnquireRoute.tsx').then((m) => m.EnquireRoute),
  },
  mine: {
    path: '/my-enquiry',
    module: 'src/routes/my-enquiry/MyEnquiryRoute.tsx',
    load: () => import('./my-enquiry/MyEnquiryRoute.tsx').then((m) => m.MyEnquiryRoute),
  },
  launchpad: {
    path: '/launchpad',
    module: 'src/routes/launchpad/LaunchpadRoute.tsx',
    load: () => import('./launchpad/LaunchpadRoute.tsx').then((m) => m.LaunchpadRoute),
  },
  referrals: {
    path: '/referral-dashboard',
    module: 'src/routes/referrals/ReferralsRoute.tsx',
    load: () => import('./referrals/ReferralsRoute.tsx').then((m) => m.ReferralsRoute),
  },
  portal: {
    path: '/admissionportal',
    module: 'src/routes/admission-portal/AdmissionPortalRoute.tsx',
    load: () => import('./admission-portal/AdmissionPortalRoute.tsx').then((m) => m.AdmissionPortalRoute),
  },
  compare: {
    path: '/compare',
    module: 'src/routes/compare/CompareRoute.tsx',
    load: () => import('./compare/CompareRoute.tsx').then((m) => m.CompareRoute),
  },
  blog: {
    path: '/blog',
    module: 'src/routes/blog/BlogRoute.tsx',
    load: () => import('./blog/BlogRoute.tsx').then((m) => m.BlogRoute),
  },
  post: {
    path: '/blog/:slug',
    module: 'src/routes/blog/PostRoute.tsx',
    load: () => import('./blog/PostRoute.tsx').then((m) => m.PostRoute),
  },
  schedule: {
    path: '/live-lecture',
    module: 'src/routes/schedule/ScheduleRoute.tsx',
    load: () => import('./schedule/ScheduleRoute.tsx').then((m) => m.ScheduleRoute),
  },
  auxiliary: { path: '/auxiliary/:slug', ...auxiliary },
  auxiliaryOfProgram: { path: '/auxiliary/:program/:slug', ...auxiliary },
  auxiliaryOfSpecialisation: { path: '/auxiliary/specialisation/:a/:b', ...auxiliary },
  family: { path: '/family/:slug', ...family },
  familyOfSpecialisation: { path: '/family/:parent/:slug', ...family },
  familyInHindi: { path: '/parivar/:slug', ...family },
  familyOfSpecialisationInHindi: { path: '/parivar/:parent/:slug', ...family },
  program: { path: '/:slug', ...program },
  specialisation: { path: '/:parent/:slug', ...program },
  landing: program,
  unknown: {
    path: '*',
    module: 'src/routes/problems/NotFound.tsx',
    load: () => import('./problems/NotFound.tsx').then((m) => m.NotFound),
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pageTable;
export const pageIds = Object.keys(pageTable) as PageId[];

export const routedPages = pageIds.flatMap((id) => {
  const page: Page = pageTable[id];
  return page.path === undefined ? [] : [{ id, path: page.path }];
});
