import { ApiError, PREVIEW_HEADER, PREVIEW_MINUTES, PREVIEW_PARAM, previewClaims } from '@prospectus/contract';
import type { Router } from 'express';

import type { ContentDeps } from '../../content/deps.ts';
import { idOf } from '../../platform/console/console-router.ts';
import { personOf } from '../../platform/http/access.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { previewPages, type PublicParts } from '../pages/index.ts';
import { revokeLink, sharedLinks, storeLink } from './links.ts';
import { expiryOf, readPreview, signPreview } from './token.ts';

/** Links to previews: made, listed and revoked; and what their tokens say. */
export const previewRoutes = (deps: ContentDeps, others: PublicParts): Router =>
  routerOf(
    route(
      'createPreview',
      deps.access.allow('create', 'preview'),
      async ({ body: { minutes, ...asked }, req, res }) => {
        res.set('Cache-Control', 'no-store');
        const claims = previewClaims.parse(asked);
        const { path, pages } = await previewPages({ ...deps, others }, asked, claims);
        const expires = expiryOf(deps, minutes ?? PREVIEW_MINUTES.initial);
        const store = (given: Parameters<typeof storeLink>[2]) =>
          deps.db.transaction((tx) => storeLink(tx, deps.clock.now(), given));
        const link = minutes === undefined ? undefined : await store({ path, claims, expires, by: personOf(req).id });
        const token = signPreview(deps, claims, expires, link);
        const url = `${deps.config.publicUrl}${path}?${PREVIEW_PARAM}=${token}`;
        return { url, expires: expires.toISOString(), pages };
      },
    ),
    route('previewLinks', deps.access.allow('list', 'preview'), ({ query, res }) => {
      res.set('Cache-Control', 'no-store');
      return sharedLinks(deps, query);
    }),
    route('revokePreview', deps.access.allow('delete', 'preview'), async ({ req }) => {
      await revokeLink(deps, idOf(req), personOf(req).id);
      return { success: true as const };
    }),
    route('readPreview', async ({ req, res }) => {
      res.set('Cache-Control', 'no-store');
      const read = await readPreview(deps, req.get(PREVIEW_HEADER) ?? '');
      if (!read) throw new ApiError('PREVIEW_REFUSED');
      return read;
    }),
  );
