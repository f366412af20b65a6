import { redirect } from 'react-router';

import { type Own, type PostedReferral, readOwnReferrals } from '../../features/referrals/own-referrals.ts';
import { refer } from '../../features/referrals/refer.ts';
import type { RenderDeps } from '../page/loader-results.server.ts';
import type { LaunchpadData } from '../page/page-data.ts';

/** The launchpad; made for one visitor it holds their own referrals, and says that the last one was accepted. */
export async function launchpadData({ request }: { request: Request }, deps: RenderDeps): Promise<LaunchpadData> {
  const [{ data: page }, own] = await Promise.all([
    deps.api('GET /launchpadPage/:id', { params: { id: 'launchpad' } }),
    ownReferrals(deps),
  ]);
  const referred = own !== undefined && new URL(request.url).searchParams.get('referred') === 'yes';
  return { page, ...(own && { own }), ...(referred && { referred }) };
}

/** The visitor's own referrals, where the page is made for one; undefined where they could not be read. */
export const ownReferrals = async ({ api, personal, visitor }: RenderDeps): Promise<Own | undefined> =>
  personal && visitor() === 'verified' ? readOwnReferrals(api).catch(() => undefined) : undefined;

/** Refers whom the form names, without JavaScript. The address of the answer is that of the page, so that loading it again refers nobody. */
export async function referAction(
  { request }: { request: Request },
  { api, visitor }: RenderDeps,
): Promise<PostedReferral | Response> {
  if (visitor() !== 'verified') return redirect('/launchpad#refer-a-friend');
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const refused = await refer(api, { name: text('name'), phone: text('phone') });
  return refused ?? redirect('/launchpad?referred=yes#refer-a-friend');
}
