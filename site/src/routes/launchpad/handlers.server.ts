import { redirect } from 'react-router';

import { type OwnReferrals, type PostedReferral, readOwnReferrals } from '../../features/referrals/own-referrals.ts';
import { refer } from '../../features/referrals/refer.ts';
import { textOf } from '../../lib/form-text.ts';
import type { RenderDeps } from '../page/loader-results.server.ts';
import type { LaunchpadData } from '../page/page-data.ts';

/** The launchpad; for one visitor with their own referrals, and whether the last one was accepted. */
export async function launchpadData({ request }: { request: Request }, deps: RenderDeps): Promise<LaunchpadData> {
  const [{ data: page }, own] = await Promise.all([
    deps.api('GET /launchpadPage/:id', { params: { id: 'launchpad' } }),
    ownReferrals(deps),
  ]);
  const referred = own !== undefined && new URL(request.url).searchParams.get('referred') === 'yes';
  return { page, ...(own && { own }), ...(referred && { referred }) };
}

/** The visitor's referrals, if the page is rendered for one visitor; undefined if they cannot be read. */
export const ownReferrals = async ({ api, personal, visitor }: RenderDeps): Promise<OwnReferrals | undefined> =>
  personal && visitor() === 'verified' ? readOwnReferrals(api).catch(() => undefined) : undefined;

/** Refers a friend without JavaScript; success redirects, so that a reload refers nobody. */
export async function referAction(
  { request }: { request: Request },
  { api, visitor }: RenderDeps,
): Promise<PostedReferral | Response> {
  if (visitor() !== 'verified') return redirect('/launchpad#refer-a-friend');
  const form = await request.formData().catch(() => new FormData());
  const refused = await refer(api, { name: textOf(form, 'name'), phone: textOf(form, 'phone') });
  return refused ?? redirect('/launchpad?referred=yes#refer-a-friend');
}
