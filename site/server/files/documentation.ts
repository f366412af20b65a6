import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';

import compression from 'compression';
import express, { type RequestHandler, Router, static as serveFolder } from 'express';

import { apiReferencePolicy, documentationPolicy } from '../security/policies.ts';
import { cacheControl } from './cache-control.ts';
import { unknownFile, unknownPage } from './missing-page.ts';

type Options = {
  repository: string;
  https: boolean;
  publicUrl: string;
  /** `DOCS_URL`: `/docs` of this origin, or an origin of its own. */
  docsUrl: string;
  common: Readonly<Record<string, string>>;
};

/** What serves the documentation: routes of the product's origin and, where it has one, its own origin by its host. */
export type Documentation = { routes: Router; ownOrigin?: { host: string; answer: RequestListener } };

/**
 * The documentation. On the product's origin it is sandboxed, so that a script in it reaches neither cookies nor the
 * API; with an own origin `/docs` leads there. The page that tries the API's calls stays on the product's origin in both
 * cases, with a policy that runs no injected script.
 */
export function documentation({ repository, https, publicUrl, docsUrl, common }: Options): Documentation {
  const folder = join(repository, 'docs/dist');
  const routes = Router();
  routes.use('/docs', beingBuilt(folder));
  routes.use('/docs/api-reference', withHeaders(apiReferencePolicy(https)), files(join(folder, 'api-reference')));
  if (docsUrl === `${publicUrl}/docs`) {
    routes.use('/docs', sandboxed(https), pages(folder, '/docs/'));
    return { routes };
  }
  // The page that tries the calls uses them, and its policy allows files of this origin only.
  const shared = serveFolder(folder, { setHeaders: cacheControl });
  routes.use('/docs', (req, res, next) =>
    SHARED.test(req.path) ? shared(req, res, next) : res.redirect(307, `${docsUrl}${req.url}`),
  );
  const app = express();
  app.disable('x-powered-by');
  app.use(beingBuilt(folder));
  app.use('/api-reference', (req, res) => res.redirect(307, `${publicUrl}/docs/api-reference${req.url}`));
  app.use(withHeaders(documentationPolicy(https, 'own-origin'), common), pages(folder, '/'));
  return { routes, ownOrigin: { host: new URL(docsUrl).host, answer: app } };
}

const SHARED = /^\/(?:tokens\.css|favicon\.svg|fonts\/[\w.-]+)$/;

const files = (folder: string): RequestHandler[] => [compression(), serveFolder(folder, { setHeaders: cacheControl })];

const pages = (folder: string, base: string): RequestHandler[] => [
  unknownPage(folder, base),
  ...files(folder),
  unknownFile(folder, base),
];

/** Until the documentation has been built, every address of it says so and loads itself again. */
const beingBuilt =
  (folder: string): RequestHandler =>
  (_req, res, next) => {
    // The last file of its build.
    if (existsSync(join(folder, 'iframe.html'))) return next();
    res.status(503).set({ 'Retry-After': '5', Refresh: '5', 'Cache-Control': 'no-store' });
    res.type('html').send(BEING_BUILT);
  };

const BEING_BUILT = `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width" />
  <title>The documentation is being built</title>
  <body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1rem">
    <h1>The documentation is being built</h1>
    <p>This takes about a minute after the first start. The page loads itself again when it is there.</p>
  </body>
</html>
`;

const withHeaders =
  (policy: string, more: Readonly<Record<string, string>> = {}): RequestHandler =>
  (_req, res, next) => {
    for (const [name, value] of Object.entries(more)) res.setHeader(name, value);
    res.setHeader('Content-Security-Policy', policy);
    next();
  };

/**
 * A sandboxed page asks for its own scripts, fonts and frames as a stranger would (`Origin: null`). These files are the
 * same for everybody and hold nothing private, so they may be read from anywhere.
 */
const sandboxed =
  (https: boolean): RequestHandler =>
  (_req, res, next) => {
    res.setHeader('Content-Security-Policy', documentationPolicy(https, 'sandbox'));
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.removeHeader('Cross-Origin-Opener-Policy');
    res.removeHeader('Origin-Agent-Cluster');
    res.removeHeader('X-Frame-Options');
    next();
  };
