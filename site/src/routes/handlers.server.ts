import { SCHEDULE_SLUG } from '@prospectus/contract';

import { orNotFound, notFoundResult, type RenderDeps } from './page/loader-results.server.ts';
import { auxiliaryLoader } from './auxiliary/loaders.server.ts';
import { blogData, postLoader } from './blog/loaders.server.ts';
import { compareLoader } from './compare/loader.server.ts';
import { enquireAction, enquireLoader } from './enquire/handlers.server.ts';
import { familyLoader } from './family/loader.server.ts';
import { launchpadData, ownReferrals, referAction } from './launchpad/handlers.server.ts';
import { myEnquiryAction, myEnquiryLoader } from './my-enquiry/handlers.server.ts';
import type { ReferralsData, RootData } from './page/page-data.ts';
import { scheduleLoader } from './schedule/loader.server.ts';
import { slugLoader } from './slug-loader.server.ts';
import type { Handlers } from './route-objects.tsx';
import { frameOf } from './shell/frame.server.ts';
import { campaignData, homeData } from './university/loaders.server.ts';

/** Loaders and actions of the pages; server only. */
export const handlers: Handlers = {
  root: ({ context }): Promise<RootData> => rootData(context as RenderDeps),
  loaders: {
    home: ({ context }) => orNotFound(homeData(context as RenderDeps)),
    homeLanding: (args) => orNotFound(campaignData(args, args.context as RenderDeps)),
    influencer: (args) => orNotFound(campaignData(args, args.context as RenderDeps)),
    refurl: (args) => orNotFound(campaignData(args, args.context as RenderDeps)),
    enquire: (args) => enquireLoader(args, args.context as RenderDeps),
    launchpad: (args) => orNotFound(launchpadData(args, args.context as RenderDeps)),
    mine: (args) => myEnquiryLoader(args, args.context as RenderDeps),
    referrals: ({ context }) => orNotFound(referralsData(context as RenderDeps)),
    portal: ({ context }) => ((context as RenderDeps).local ? true : notFoundResult()),
    compare: (args) => compareLoader(args, args.context as RenderDeps),
    blog: ({ context }) => orNotFound(blogData(context as RenderDeps)),
    post: (args) => postLoader(args, args.context as RenderDeps),
    schedule: (args) => scheduleLoader(args, args.context as RenderDeps),
    // The class schedule is an auxiliary page with a second address (SCHED-01).
    auxiliary: (args) =>
      (args.params['slug'] === SCHEDULE_SLUG ? scheduleLoader : auxiliaryLoader)(args, args.context as RenderDeps),
    auxiliaryOfProgram: (args) => auxiliaryLoader(args, args.context as RenderDeps),
    auxiliaryOfSpecialisation: (args) => auxiliaryLoader(args, args.context as RenderDeps),
    family: (args) => familyLoader(args, args.context as RenderDeps, 'en'),
    familyOfSpecialisation: (args) => familyLoader(args, args.context as RenderDeps, 'en'),
    familyInHindi: (args) => familyLoader(args, args.context as RenderDeps, 'hi'),
    familyOfSpecialisationInHindi: (args) => familyLoader(args, args.context as RenderDeps, 'hi'),
    program: (args) => slugLoader(args, args.context as RenderDeps),
    specialisation: (args) => slugLoader(args, args.context as RenderDeps),
    unknown: () => notFoundResult(),
  },
  actions: {
    enquire: (args) => enquireAction(args, args.context as RenderDeps),
    launchpad: (args) => referAction(args, args.context as RenderDeps),
    mine: (args) => myEnquiryAction(args, args.context as RenderDeps),
  },
};

async function rootData({ api, visitor, local, publicUrl, latticeFolder }: RenderDeps): Promise<RootData> {
  // Not from the sitemap, because its times change with every publication.
  const [site, auxiliary] = await Promise.all([api('GET /site'), api('GET /auxiliary/routes/namelist')]);
  const paths = [...site.data.pages, ...auxiliary.data].map(({ path }) => path);
  return { visitor: visitor(), local, publicUrl, latticeFolder, frame: frameOf(site.data, paths) };
}

async function referralsData(deps: RenderDeps): Promise<ReferralsData> {
  const [{ data: metadata }, own] = await Promise.all([
    deps.api('GET /metadata/slug/:slug', { params: { slug: 'referral-dashboard' } }),
    ownReferrals(deps),
  ]);
  return { metadata, ...(own && { own }) };
}
