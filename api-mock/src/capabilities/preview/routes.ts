import { ApiError, PREVIEW_HEADER, PREVIEW_PARAM, previewClaims } from '@prospectus/contract';
import type { Router } from 'express';

import type { ContentDeps } from '../../content/deps.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { previewPages, type PublicParts } from '../pages/index.ts';
import { readPreview, signPreview } from './token.ts';

/** Links to previews, and what their tokens say. */
export const previewRoutes = (deps: ContentDeps, others: PublicParts): Router =>
  routerOf(
    route('createPreview', deps.access.allow('create', 'preview'), async ({ body: { minutes, ...asked }, res }) => {
      res.set('Cache-Control', 'no-store');
      const claims = previewClaims.parse(asked);
      const { path, pages } = await previewPages({ ...deps, others }, asked, claims);
      const { token, expires } = signPreview(deps, claims, minutes);
      return { url: `${deps.config.publicUrl}${path}?${PREVIEW_PARAM}=${token}`, expires, pages };
    }),
    route('readPreview', ({ req, res }) => {
      res.set('Cache-Control', 'no-store');
      const read = readPreview(deps, req.get(PREVIEW_HEADER) ?? '');
      if (!read) throw new ApiError('PREVIEW_REFUSED');
      return read;
    }),
  );
