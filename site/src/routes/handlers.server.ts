import { CallFailed, type Client } from '@prospectus/contract/client';
import { data, type LoaderFunctionArgs } from 'react-router';

import type { VisitorKind } from '../lib/visitorKind.ts';
import { enquireAction, enquireLoader } from './enquire/handlers.server.ts';
import { interestChoices } from './interestChoices.server.ts';
import type { HomeData, ProgramData, RootData } from './pageData.ts';
import type { Handlers } from './routeObjects.tsx';

/** What a render is given beside the request. */
export type RenderDeps = {
  api: Client;
  /** As the session stands now; proving a phone in the same request changes it. */
  visitor: () => VisitorKind;
  /** The request answers a form; what it achieved is shown, not passed over. */
  posted: boolean;
  local: boolean;
  publicUrl: string;
};

/** Where the pages' data comes from; server only. */
export const handlers: Handlers = {
  root: ({ context }): Promise<RootData> => rootData(context as RenderDeps),
  loaders: {
    home: ({ context }) => found(homeData(context as RenderDeps)),
    enquire: (args) => enquireLoader(args, args.context as RenderDeps),
    launchpad: () => true,
    portal: ({ context }) => ((context as RenderDeps).local ? true : nothing()),
    program: (args) => programLoader(args),
    specialisation: (args) => programLoader(args),
    unknown: () => nothing(),
  },
  actions: { enquire: (args) => enquireAction(args, args.context as RenderDeps) },
};

async function rootData({ api, visitor, local, publicUrl }: RenderDeps): Promise<RootData> {
  const [menu, sitemap] = await Promise.all([api('programMenu'), api('sitemap')]);
  return { visitor: visitor(), local, publicUrl, menu: menu.data, paths: sitemap.data.map(({ path }) => path) };
}

const flag = (deps: RenderDeps) => String(deps.visitor() === 'verified');

async function homeData(deps: RenderDeps): Promise<HomeData> {
  const { data: page } = await deps.api('homePage', {
    params: { slug: 'home' },
    query: { isUserVerified: flag(deps) },
  });
  return { page };
}

async function programLoader({ params, request, context }: LoaderFunctionArgs) {
  const { slug = '', parent } = params;
  const path = new URL(request.url).pathname;
  if (![slug, parent ?? 'none'].every((part) => SLUG.test(part))) return nothing();
  return found(programData(context as RenderDeps, slug, parent, path));
}

const SLUG = /^[a-z0-9-]{1,80}$/;

async function programData(
  deps: RenderDeps,
  slug: string,
  parent: string | undefined,
  path: string,
): Promise<ProgramData | null> {
  const [{ data: page }, interests] = await Promise.all([
    deps.api('programPage', { params: { slug }, query: { isUserVerified: flag(deps), parent } }),
    interestChoices(deps.api),
  ]);
  // The API also finds a specialisation by its own name; its page stands under its programme alone.
  return page.program.path === path ? { page, path, interests } : null;
}

const nothing = () => data(null, { status: 404 });

/** Nothing at the address is an answer; that the API cannot be reached is a failure. */
async function found<T>(reading: Promise<T | null>) {
  try {
    return (await reading) ?? nothing();
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return nothing();
    throw error;
  }
}
