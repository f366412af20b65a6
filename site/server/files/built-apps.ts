import { existsSync } from 'node:fs';
import { join } from 'node:path';

import compression from 'compression';
import { type RequestHandler, Router, static as serveFolder } from 'express';

import { consolePolicy, documentationPolicy } from '../security/policies.ts';

type Options = { repository: string; https: boolean };

/** The console and the documentation: built by their own packages, each served under its path with its own policy. */
export function builtApps({ repository, https }: Options): Router {
  const router = Router();
  router.use('/admin', folder(join(repository, 'admin/dist'), consolePolicy(https), 'index.html'));
  router.use('/docs', folder(join(repository, 'docs/dist'), documentationPolicy(https)));
  return router;
}

function folder(path: string, policy: string, fallback?: string): Router {
  const router = Router();
  router.use(compression());
  router.use(((_req, res, next) => {
    res.setHeader('Content-Security-Policy', policy);
    next();
  }) satisfies RequestHandler);
  router.use(
    serveFolder(path, {
      setHeaders: (res, file) =>
        res.setHeader('Cache-Control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    }),
  );
  if (fallback !== undefined) {
    // Addresses inside the console are its own affair; a missing file is not.
    router.get('/{*path}', (req, res, next) => {
      if (/\.[a-z0-9]+$/i.test(req.path) || !existsSync(join(path, fallback))) return next();
      res.setHeader('Cache-Control', 'no-cache');
      res.sendFile(fallback, { root: path });
    });
  }
  return router;
}

const HASHED = /[\\/]assets[\\/].*-[\w-]{8,}\.\w+$/;
