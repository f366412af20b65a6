import type { ComponentType } from 'react';

type Page = {
  path: string;
  /** The module behind `load`, as the build's manifest names it: what may be fetched ahead. */
  module: string;
  load: () => Promise<ComponentType>;
};

const program = {
  module: 'src/routes/program/ProgramRoute.tsx',
  load: () => import('./program/ProgramRoute.tsx').then((m) => m.ProgramRoute),
};

/** The pages of the site by id: address, and the code that shows them. Loaders and heads hang on these ids. */
export const pageTable = {
  home: {
    path: '/',
    module: 'src/routes/home/HomeRoute.tsx',
    load: () => import('./home/HomeRoute.tsx').then((m) => m.HomeRoute),
  },
  enquire: {
    path: '/enquire',
    module: 'src/routes/enquire/EnquireRoute.tsx',
    load: () => import('./enquire/EnquireRoute.tsx').then((m) => m.EnquireRoute),
  },
  launchpad: {
    path: '/launchpad',
    module: 'src/routes/launchpad/LaunchpadRoute.tsx',
    load: () => import('./launchpad/LaunchpadRoute.tsx').then((m) => m.LaunchpadRoute),
  },
  portal: {
    path: '/admissionportal',
    module: 'src/routes/admission-portal/AdmissionPortalRoute.tsx',
    load: () => import('./admission-portal/AdmissionPortalRoute.tsx').then((m) => m.AdmissionPortalRoute),
  },
  program: { path: '/:slug', ...program },
  specialisation: { path: '/:parent/:slug', ...program },
  unknown: {
    path: '*',
    module: 'src/routes/problems/NotFound.tsx',
    load: () => import('./problems/NotFound.tsx').then((m) => m.NotFound),
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pageTable;
export const pageIds = Object.keys(pageTable) as PageId[];
