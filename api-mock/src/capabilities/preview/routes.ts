import { ApiError, PREVIEW_HEADER, PREVIEW_MINUTES, PREVIEW_PARAM, previewClaims } from '@prospectus/contract';

import type { ContentDeps } from '../../content/deps.ts';
import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { personOf } from '../../platform/http/access.ts';
import { previewPages, type PublicParts } from '../pages/index.ts';
import { revokeLink, sharedLinks, storeLink } from './links.ts';
import { expiryOf, readPreview, signPreview } from './token.ts';

/** Links to previews: made, listed and revoked; and what their tokens say. */
export const previewRoutes = (deps: ContentDeps, others: PublicParts): Mounted[] => [
  on('POST /admin/preview', async ({ body: { minutes, ...asked }, req }) => {
    const claims = previewClaims.parse(asked);
    const { path, pages } = await previewPages({ ...deps, others }, asked, claims);
    const expires = expiryOf(deps, minutes ?? PREVIEW_MINUTES.initial);
    const store = (given: Parameters<typeof storeLink>[2]) =>
      deps.db.transaction((tx) => storeLink(tx, deps.clock.now(), given));
    const link = minutes === undefined ? undefined : await store({ path, claims, expires, by: personOf(req).id });
    const token = signPreview(deps, claims, expires, link);
    const url = `${deps.config.publicUrl}${path}?${PREVIEW_PARAM}=${token}`;
    return { url, expires: expires.toISOString(), pages };
  }),
  on('GET /admin/preview', ({ query }) => {
    return sharedLinks(deps, query);
  }),
  on('DELETE /admin/preview/:id', async ({ req }) => {
    await revokeLink(deps, idOf(req), personOf(req).id);
    return { success: true as const };
  }),
  on('GET /preview', async ({ req }) => {
    const read = await readPreview(deps, req.get(PREVIEW_HEADER) ?? '');
    if (!read) throw new ApiError('PREVIEW_REFUSED');
    return read;
  }),
];
