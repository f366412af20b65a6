import { ApiError, PREVIEW_HEADER, PREVIEW_MINUTES, PREVIEW_PARAM, previewClaims } from '@prospectus/contract';

import type { ContentDeps } from '../../content/deps.ts';
import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { personOf } from '../../platform/http/access.ts';
import { previewPages, type PublicParts } from '../pages/index.ts';
import { revokeLink, sharedLinks, storeLink } from './links.ts';
import { expiryOf, readPreview, signPreview } from './token.ts';

/** Creates, lists and revokes links to previews, and reads their tokens. */
export const previewRoutes = (deps: ContentDeps, others: PublicParts): Mounted[] => [
  on('POST /admin/preview', async ({ body: { minutes, ...target }, req }) => {
    const claims = previewClaims.parse(target);
    const { path, pages } = await previewPages({ ...deps, others }, target, claims);
    const expires = expiryOf(deps, minutes ?? PREVIEW_MINUTES.initial);
    const shared = { path, claims, expires, by: personOf(req).id };
    const link =
      minutes === undefined ? undefined : await deps.db.transaction((tx) => storeLink(tx, deps.clock.now(), shared));
    const token = signPreview(deps, claims, expires, link);
    const url = `${deps.config.publicUrl}${path}?${PREVIEW_PARAM}=${token}`;
    return { url, expires: expires.toISOString(), pages };
  }),
  on('GET /admin/preview', ({ query }) => sharedLinks(deps, query)),
  on('DELETE /admin/preview/:id', async ({ req }) => {
    await revokeLink(deps, idOf(req), personOf(req).id);
    return { success: true as const };
  }),
  on('GET /preview', async ({ req }) => {
    const claims = await readPreview(deps, req.get(PREVIEW_HEADER) ?? '');
    if (!claims) throw new ApiError('PREVIEW_REFUSED');
    return claims;
  }),
];
