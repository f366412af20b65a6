import { existsSync } from 'node:fs';
import { join } from 'node:path';

import compression from 'compression';
import { type RequestHandler, Router, static as serveFolder } from 'express';

import { consolePolicy } from '../security/policies.ts';
import { cacheControl } from './cache-control.ts';

/** The console: built by its own package, served under `/admin` with its own policy. */
export function consoleFiles({ repository, https }: { repository: string; https: boolean }): Router {
  const folder = join(repository, 'admin/dist');
  const router = Router();
  router.use(compression());
  router.use(((_req, res, next) => {
    res.setHeader('Content-Security-Policy', consolePolicy(https));
    next();
  }) satisfies RequestHandler);
  router.use(serveFolder(folder, { setHeaders: cacheControl }));
  // Addresses inside the console are its own affair; a missing file is not.
  router.get('/{*path}', (req, res, next) => {
    if (/\.[a-z0-9]+$/i.test(req.path) || !existsSync(join(folder, INDEX))) return next();
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile(INDEX, { root: folder });
  });
  return Router().use('/admin', router);
}

const INDEX = 'index.html';
