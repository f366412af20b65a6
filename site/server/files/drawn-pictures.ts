import { createHash } from 'node:crypto';

import { withQuery } from '@prospectus/contract';
import { Router } from 'express';

import { SHARE_SIZE } from '../../src/lib/share-image.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { pictureHeaders } from '../security/policies.ts';
import { createRaster } from './raster.ts';

type Options = Pick<Renderer, 'latticeSvg' | 'logoSvg'>;

const DAY = 'public, max-age=86400';
/** Sent with 503 when too many requests wait; crawlers retry. */
const RETRY_AFTER_S = '5';

/** Pictures drawn from words: a page's share picture, the mark for browser tabs, home screens and search results. */
export function drawnPictures({ latticeSvg, logoSvg }: Options): Router {
  const router = Router();
  const raster = createRaster();

  router.get(
    '/favicon.svg',
    (_req, res) => void res.type('svg').set(pictureHeaders).set('Cache-Control', DAY).send(logoSvg(64)),
  );
  router.get('/favicon.ico', (req, res) => res.redirect(301, withQuery('/favicon.svg', req.originalUrl)));

  /** Addresses of one drawing each, and of one for every word. */
  const drawings: { path: string; draw: (word: string) => string }[] = [
    { path: '/share/:name', draw: (word) => latticeSvg(word, SHARE_SIZE) },
    { path: '/logo.png', draw: () => logoSvg(512) },
    { path: '/apple-touch-icon.png', draw: () => logoSvg(180) },
  ];
  for (const { path, draw } of drawings)
    router.get(path, async (req, res, next) => {
      const { name = 'mark.png' } = req.params as { name?: string };
      const word = /^([a-z0-9-]{1,80})\.png$/.exec(name)?.[1];
      if (word === undefined) return next();
      const png = await raster(draw(word));
      if (!png) return void res.status(503).set({ 'Retry-After': RETRY_AFTER_S, 'Cache-Control': 'no-store' }).end();
      // From another page than ours: networks' previews are pages of theirs.
      res.set({ 'Cache-Control': DAY, 'Cross-Origin-Resource-Policy': 'cross-origin' });
      res.set('ETag', `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`);
      res.type('png').send(png);
    });
  return router;
}
